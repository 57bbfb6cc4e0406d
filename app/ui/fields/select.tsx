import type { SelectHTMLAttributes } from 'react'
import { useId } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { chevronDownIcon } from '../pictures/icons.ts'
import { Field, type FieldWords } from './field.tsx'
import styles from './select.module.css'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & FieldWords

/** A native select with its label. */
export function Select({ label, hint, note, error, settled, errorId, className, id, children, ...select }: SelectProps) {
  const ownId = useId()
  return (
    <Field id={id ?? ownId} {...{ label, hint, note, error, settled, errorId, className }}>
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
