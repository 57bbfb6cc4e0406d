import type { ReactNode } from 'react'
import styles from './link-row.module.css'

/** A row of links to pages of the same kind, such as the lists of the categories. The current one has `aria-current`. */
export function LinkRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={`screen-only ${styles.row}`}>
      <ul>{children}</ul>
    </nav>
  )
}
