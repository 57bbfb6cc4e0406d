import { type ReactNode, useId } from 'react'
import styles from './page.module.css'

/** One of the steps of the page, which all stay in view. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.step}>
      <h2 id={id} className={styles.stepTitle}>
        <span aria-hidden className={styles.number}>
          {number}
        </span>
        {title}
      </h2>
      <div className={styles.stepBody}>{children}</div>
    </section>
  )
}
