import type { InputHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import styles from './checkbox.module.css'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { error?: string; children: ReactNode }

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ children, className, error, ...input }: CheckboxProps) {
  const errorId = useId()
  const invalid = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }
  return (
    <>
      <label className={[styles.line, className].filter(Boolean).join(' ')}>
        <input type="checkbox" className={styles.box} {...input} {...invalid} />
        <span className={styles.words}>{children}</span>
      </label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}
