import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { alertIcon } from './icons.ts'

/** The words around a control. */
export type FieldWords = {
  label: ReactNode
  /** What helps to fill it in; stands between label and control. */
  hint?: ReactNode
  /** A gentle remark on what was typed. It never keeps anybody from sending. */
  note?: ReactNode
  /** What is missing. Sets the red border and is read out with the field. */
  error?: string
  className?: string
}

/** What ties a control to its words. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = FieldWords & { id: string; children: (control: FieldControl) => ReactNode }

/** A control with its label, hint and message: what text fields, selects and text areas have in common. */
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

/** The message of a field; whatever it belongs to names its `id` in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon path={alertIcon} size={16} />
      {children}
    </p>
  )
}
