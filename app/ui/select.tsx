import { type SelectHTMLAttributes, useId } from 'react'
import { Icon } from './icon.tsx'
import { chevronDownIcon } from './icons.ts'
import styles from './select.module.css'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { label: string }

/** The browser's own list of choices, under its label. */
export function Select({ label, className, children, ...select }: SelectProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <select id={id} className={styles.select} {...select}>
          {children}
        </select>
        <Icon path={chevronDownIcon} className={styles.mark} size={20} />
      </div>
    </div>
  )
}
