import type { ReactNode } from 'react'
import styles from './dot-list.module.css'

type DotListProps = { label?: string; className?: string; children: ReactNode }

/** Short facts (`li`) with a dot between them. They may wrap: no line begins or ends with a dot. A style sets `--dot-room`, the place of a dot. */
export function DotList({ label, className, children }: DotListProps) {
  return (
    <ul aria-label={label} className={[styles.list, className].filter(Boolean).join(' ')}>
      {children}
    </ul>
  )
}
