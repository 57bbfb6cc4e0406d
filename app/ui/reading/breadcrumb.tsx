import { Children, type ReactNode } from 'react'
import styles from './breadcrumb.module.css'

/** The path from the home page to this page: one link per child. The last child is the page itself, without a link. */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  const steps = Children.toArray(children)
  return (
    <nav aria-label={label} className={`screen-only ${styles.breadcrumb}`}>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change order.
          <li key={index} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </nav>
  )
}
