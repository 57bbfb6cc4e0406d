import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { chevronDownIcon } from '#app/ui/pictures/icons.ts'
import styles from './footer-group.module.css'

/** Links under a heading. On a phone, the heading is a button that shows them; without JavaScript they are always shown. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>
        <span className={styles.plain}>{title}</span>
        <button
          type="button"
          className={`needs-script ${styles.button}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon path={chevronDownIcon} size={18} className={styles.mark} />
        </button>
      </h2>
      <div id={id} className={open ? styles.open : styles.closed}>
        {children}
      </div>
    </section>
  )
}
