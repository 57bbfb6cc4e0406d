import type { ReactNode } from 'react'
import styles from './dot-list.module.css'

type DotListProps = { label?: string; className?: string; children: ReactNode }

/** Short facts (`li`) separated by dots. They may wrap: no line starts or ends with a dot. `--dot-room` sets the width of a dot. */
export function DotList({ label, className, children }: DotListProps) {
  return (
    <ul aria-label={label} className={[styles.list, className].filter(Boolean).join(' ')}>
      {children}
    </ul>
  )
}
