import type { ReactNode } from 'react'
import styles from './badge.module.css'

type BadgeProps = { tone?: keyof typeof tones; children: ReactNode }

const tones = { quiet: styles.quiet, accent: styles.accent, warning: styles.warning }

/** A short label: new, recall, discontinued. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return <span className={`${styles.badge} ${tones[tone]}`}>{children}</span>
}
