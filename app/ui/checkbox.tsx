import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { children: ReactNode }

/** A box to tick, with its words: the whole line can be pressed. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={[styles.line, className].filter(Boolean).join(' ')}>
      <input type="checkbox" className={styles.box} {...input} />
      <span className={styles.words}>{children}</span>
    </label>
  )
}
