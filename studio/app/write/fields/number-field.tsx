import { NumberField as AriaNumberField, Group, Input, Label } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { useWhole } from '../session/session-context.tsx'
import { describedBy, FieldFrame } from './field-frame.tsx'
import { usePartWords } from './field-words.ts'
import { type FieldProps, useField } from './use-field.ts'

type InputProps = {
  label: string
  value: unknown
  unit?: string | undefined
  isOptional: boolean
  isInvalid: boolean
  describedBy: string
  least?: number | undefined
  most?: number | undefined
  decimals: number
  change: (value: number | undefined) => void
}

function NumberInput({
  label,
  value,
  unit,
  isOptional,
  isInvalid,
  describedBy: texts,
  least,
  most,
  decimals,
  change,
}: InputProps) {
  const { t } = useWords()
  return (
    <AriaNumberField
      className="field write-number"
      value={typeof value === 'number' ? value : Number.NaN}
      isInvalid={isInvalid}
      aria-describedby={texts}
      formatOptions={{ maximumFractionDigits: decimals, useGrouping: false }}
      {...(least !== undefined && { minValue: least })}
      {...(most !== undefined && { maxValue: most })}
      onChange={(next) => change(Number.isNaN(next) ? undefined : next)}
    >
      <Label>
        {label} {isOptional && <span className="write-optional">{t('form.optional')}</span>}
      </Label>
      <Group className="write-unit-group">
        <Input />
        {unit && <span className="write-unit">{unit}</span>}
      </Group>
    </AriaNumberField>
  )
}

const mostDecimals = 6

export function NumberField(props: FieldProps<'number'>) {
  const { field, at } = props
  const { value, faults, label, help, change } = useField(props)
  const { unit, isOptional, least, most, isWhole } = field
  return (
    <FieldFrame {...{ at, faults, help }} kind="number">
      <NumberInput
        {...{ label, value, unit, isOptional, least, most }}
        isInvalid={faults !== ''}
        describedBy={describedBy(at, help)}
        decimals={isWhole ? 0 : mostDecimals}
        // A required number that is emptied is a fault, not a missing line.
        change={(next) => change(next ?? (isOptional ? undefined : null))}
      />
    </FieldFrame>
  )
}

/** Several numbers that are one value, such as a size. */
export function NumbersField(props: FieldProps<'numbers'>) {
  const { field, at } = props
  const { faults, label, help, change } = useField(props)
  const partLabel = usePartWords()
  const whole = useWhole(at)
  const numbers: unknown[] = Array.isArray(whole) ? whole : []
  return (
    <FieldFrame {...{ at, faults, help }} kind="numbers">
      <fieldset className="write-numbers">
        <legend>{label}</legend>
        {field.parts.map((part, index) => (
          <NumberInput
            key={part.name}
            label={partLabel(part)}
            value={numbers[index]}
            unit={part.unit}
            isOptional={false}
            isInvalid={faults !== ''}
            describedBy={describedBy(at, help)}
            decimals={mostDecimals}
            change={(next) => {
              const changed = field.parts.map((_, place) => (place === index ? (next ?? null) : (numbers[place] ?? null)))
              change(field.isOptional && changed.every((one) => one === null) ? undefined : changed)
            }}
          />
        ))}
      </fieldset>
    </FieldFrame>
  )
}
