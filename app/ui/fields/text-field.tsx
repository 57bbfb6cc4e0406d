import type { ComponentProps, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { Field, type FieldWords } from './field.tsx'
import styles from './text-field.module.css'

type TextFieldProps = ComponentProps<'input'> & FieldWords

/** A single-line text field. `autoComplete` names the kind of data; `type` and `inputMode` choose the phone's keyboard. */
export function TextField({ label, hint, note, error, settled, className, id, type = 'text', ...input }: TextFieldProps) {
  const ownId = useId()
  return (
    <Field id={id ?? ownId} {...{ label, hint, note, error, settled, className }}>
      {(control) => <input type={type} className={styles.control} {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords

/** A multi-line text field. It grows with its text in browsers that support it. */
export function TextArea({ label, hint, note, error, settled, className, id, rows = 5, value, ...area }: TextAreaProps) {
  const ownId = useId()
  // With `value`, hydration would replace what somebody has typed meanwhile.
  const text = useHydrated() ? { value } : { defaultValue: value }
  return (
    <Field id={id ?? ownId} {...{ label, hint, note, error, settled, className }}>
      {(control) => <textarea rows={rows} className={`${styles.control} ${styles.area}`} {...area} {...text} {...control} />}
    </Field>
  )
}
