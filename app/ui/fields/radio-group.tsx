import type { ReactNode } from 'react'
import { useId } from 'react'
import choice from './choice.module.css'
import { FieldError } from './field.tsx'
import styles from './radio-group.module.css'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioGroupProps = {
  legend: ReactNode
  name: string
  options: readonly RadioOption[]
  /** The selected value; without `onChange`, the initial one. */
  value?: string
  onChange?: (value: string) => void
  error?: string
  /** Id of the first option, which an error summary links to. */
  id?: string
  className?: string
}

/** A choice between a few options. For many options, use a select. */
export function RadioGroup({ legend, name, options, value, onChange, error, id, className }: RadioGroupProps) {
  const errorId = useId()
  return (
    <fieldset className={className} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={choice.line}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            disabled={option.disabled}
            aria-invalid={error === undefined ? undefined : true}
            className={`${choice.mark} ${styles.dot}`}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: option.value === value })}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
