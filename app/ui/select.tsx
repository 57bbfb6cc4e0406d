import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'
import { chevronDownIcon } from './icons.ts'
import styles from './select.module.css'
import { useId } from './use-id.ts'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & FieldWords

/** A native select with its label. */
export function Select({ label, hint, note, error, className, id, children, ...select }: SelectProps) {
  const ownId = useId()
  return (
    <Field id={id ?? ownId} {...{ label, hint, note, error, className }}>
      {(control) => (
        <div className={styles.frame}>
          <select className={styles.select} {...select} {...control}>
            {children}
          </select>
          <Icon path={chevronDownIcon} className={styles.mark} size={20} />
        </div>
      )}
    </Field>
  )
}
