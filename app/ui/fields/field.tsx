import type { ReactNode } from 'react'
import { ChangingText } from '../feedback/changing-text.tsx'
import { Icon } from '../pictures/icon.tsx'
import { alertIcon, checkIcon } from '../pictures/icons.ts'
import styles from './field.module.css'

/** The texts of a control. */
export type FieldWords = {
  label: ReactNode
  /** Instruction between label and control. */
  hint?: ReactNode
  /** A hint about a probable typing error. It never blocks sending. */
  note?: ReactNode
  /** Error message. Adds a red border, and screen readers read it with the field. */
  error?: string
  /** The field was mended: the mark goes, but the line of the error keeps its space. If buttons moved up as the field is left, a press would miss them. */
  settled?: boolean
  /** Id of an error message that is shown elsewhere. */
  errorId?: string | undefined
  className?: string
}

/** Attributes that connect a control with its texts. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = FieldWords & { id: string; children: (control: FieldControl) => ReactNode }

/** A control with label, hint and messages: shared by text fields, selects and text areas. */
export function Field({
  id,
  label,
  hint,
  note,
  error,
  settled = false,
  errorId: shownElsewhere,
  className,
  children,
}: FieldProps) {
  const [hintId, noteId, errorId] = [`${id}-hint`, `${id}-note`, `${id}-error`]
  const isMarked = (error !== undefined && !settled) || shownElsewhere !== undefined
  const describedBy = [hint && hintId, isMarked && (shownElsewhere ?? errorId), note && noteId].filter(Boolean).join(' ')
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
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': isMarked || undefined })}
      {error !== undefined && (
        <FieldError id={errorId} settled={settled}>
          {error}
        </FieldError>
      )}
      <p id={noteId} role="status" className={styles.note}>
        {typeof note === 'string' ? <ChangingText>{note}</ChangingText> : note}
      </p>
    </div>
  )
}

/** The error message of a field. The control must name its `id` in `aria-describedby`. */
export function FieldError({ id, settled = false, children }: { id: string; settled?: boolean; children: ReactNode }) {
  return (
    <p id={id} className={settled ? `${styles.error} ${styles.settled}` : styles.error}>
      <Icon path={settled ? checkIcon : alertIcon} size={16} />
      {typeof children === 'string' ? <ChangingText>{children}</ChangingText> : children}
    </p>
  )
}
