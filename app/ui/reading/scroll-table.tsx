import type { ReactNode } from 'react'
import styles from './scroll-table.module.css'

type ScrollTableProps = {
  /** Caption, and accessible name of the region. */ caption: string
  className?: string
  children: ReactNode
}

/** A table that scrolls sideways if it is too wide; its first column stays visible. The caller provides `thead` and `tbody`. */
export function ScrollTable({ caption, className, children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable, so that the arrow keys can scroll it.
    <section className={[styles.frame, className].filter(Boolean).join(' ')} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
