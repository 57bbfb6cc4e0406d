import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'
import { chevronDownIcon } from './icons.ts'

type DisclosureProps = {
  summary: ReactNode
  /** Of several with one name, opening one closes the others. */
  name?: string
  /** When a visitor, or another item of the same name, has opened or closed it. */
  onToggle?: () => void
  /** How it stands at first; afterwards it is the visitor's. */
  open?: boolean
  className?: string
  children: ReactNode
}

/** Something that unfolds, by the browser's own means: it works before and without JavaScript. */
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
