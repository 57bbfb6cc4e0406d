import type { ComponentProps, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { Field, type FieldWords } from './field.tsx'
import styles from './text-field.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'list'> & FieldWords & { suggestions?: readonly string[] | undefined }

/** A single-line text field. `autoComplete` names the kind of data; `type` and `inputMode` choose the phone's keyboard. `suggestions` are offered while typing. */
export function TextField({
  label,
  hint,
  note,
  error,
  settled,
  errorId,
  className,
  id: givenId,
  type = 'text',
  suggestions,
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const listId = suggestions && `${id}-list`
  return (
    <Field id={id} {...{ label, hint, note, error, settled, errorId, className }}>
      {(control) => (
        <>
          <input type={type} list={listId} className={styles.control} {...input} {...control} />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

/** A text field for a model code, serial number or reference: no spelling check, no autofill. */
export function CodeField(field: TextFieldProps) {
  return <TextField autoComplete="off" spellCheck={false} {...field} />
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords

/** A multi-line text field. It grows with its text in browsers that support it. */
export function TextArea({ label, hint, note, error, settled, errorId, className, id, rows = 5, value, ...area }: TextAreaProps) {
  const ownId = useId()
  // With `value`, hydration would replace what somebody has typed meanwhile.
  const text = useHydrated() ? { value } : { defaultValue: value }
  return (
    <Field id={id ?? ownId} {...{ label, hint, note, error, settled, errorId, className }}>
      {(control) => <textarea rows={rows} className={`${styles.control} ${styles.area}`} {...area} {...text} {...control} />}
    </Field>
  )
}
