import type { ReactNode } from 'react'
import styles from './scroll-table.module.css'

type ScrollTableProps = {
  /** What the table lists; also its name for screen readers. */ caption: string
  className?: string
  children: ReactNode
}

/** A table that scrolls sideways where it does not fit; its first column stays. Rows and columns are the caller's own `thead` and `tbody`. */
export function ScrollTable({ caption, className, children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable, so that the arrow keys can scroll it.
    <section className={[styles.frame, className].filter(Boolean).join(' ')} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
