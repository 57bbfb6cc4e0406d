import type { ReactNode } from 'react'
import styles from './badge.module.css'

type BadgeProps = { tone?: 'quiet' | 'accent' | 'warning'; children: ReactNode }

/** A short label: new, recall, discontinued. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
