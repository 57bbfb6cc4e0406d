import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'
import { Field, type FieldWords } from './field.tsx'
import styles from './text-field.module.css'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & FieldWords

/** One line to type into. `autoComplete` says what it asks for, `type` and `inputMode` which keyboard a phone shows. */
export function TextField({ label, hint, note, error, className, id, type = 'text', ...input }: TextFieldProps) {
  const ownId = useId()
  return (
    <Field id={id ?? ownId} {...{ label, hint, note, error, className }}>
      {(control) => <input type={type} className={styles.control} {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords

/** Room for several lines; it grows with what is typed where the browser can. */
export function TextArea({ label, hint, note, error, className, id, rows = 5, ...area }: TextAreaProps) {
  const ownId = useId()
  return (
    <Field id={id ?? ownId} {...{ label, hint, note, error, className }}>
      {(control) => <textarea rows={rows} className={`${styles.control} ${styles.area}`} {...area} {...control} />}
    </Field>
  )
}
