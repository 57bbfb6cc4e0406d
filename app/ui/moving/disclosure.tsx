import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { chevronDownIcon } from '../pictures/icons.ts'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: ReactNode
  /** Only one of the disclosures with the same name is open at a time. */
  name?: string
  /** Called after it was opened or closed, by the visitor or by another disclosure of the same name. */
  onToggle?: () => void
  /** Initial state only. */
  open?: boolean
  className?: string
  children: ReactNode
}

/** Collapsible content in a `details` element, which works without JavaScript. */
export function Disclosure({ summary, name, onToggle, open = false, className, children }: DisclosureProps) {
  return (
    <details name={name} open={open} onToggle={onToggle} className={[styles.disclosure, className].filter(Boolean).join(' ')}>
      <summary className={styles.summary}>
        {summary}
        <Icon path={chevronDownIcon} className={styles.mark} size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
