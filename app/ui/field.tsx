import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { alertIcon } from './icons.ts'

/** The texts of a control. */
export type FieldWords = {
  label: ReactNode
  /** Instruction between label and control. */
  hint?: ReactNode
  /** A hint about a probable typing error. It never blocks sending. */
  note?: ReactNode
  /** Error message. Adds a red border, and screen readers read it with the field. */
  error?: string
  className?: string
}

/** Attributes that connect a control with its texts. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = FieldWords & { id: string; children: (control: FieldControl) => ReactNode }

/** A control with label, hint and messages: shared by text fields, selects and text areas. */
export function Field({ id, label, hint, note, error, className, children }: FieldProps) {
  const [hintId, noteId, errorId] = [`${id}-hint`, `${id}-note`, `${id}-error`]
  const describedBy = [hint && hintId, error && errorId, note && noteId].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error === undefined ? undefined : true })}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <p id={noteId} role="status" className={styles.note}>
        {note}
      </p>
    </div>
  )
}

/** The error message of a field. The control must name its `id` in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon path={alertIcon} size={16} />
      {children}
    </p>
  )
}
