import { Children, type ReactNode } from 'react'
import styles from './breadcrumb.module.css'

/** The way from the home page to here. One link a child; the last child is the page itself, and no link. */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  const steps = Children.toArray(children)
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <li key={index} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </nav>
  )
}
