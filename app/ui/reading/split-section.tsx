import type { ReactNode } from 'react'
import styles from './split-section.module.css'

type SplitSectionProps = {
  /** Of the title, which names the section. */
  id: string
  title: ReactNode
  text: ReactNode
  className?: string
  children: ReactNode
}

/** A section under a line: what it offers on one side, the means on the other. */
export function SplitSection({ id, title, text, className, children }: SplitSectionProps) {
  return (
    <section aria-labelledby={id} className={[styles.section, className].filter(Boolean).join(' ')}>
      <div>
        <h2 id={id} className="part-heading">
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  )
}
