import type { FocusEvent } from 'react'
import { Select } from '#app/ui/select.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import type { FieldKind, FormField } from '#contract/forms/form.ts'
import { looksLikeEmail, looksLikePhone } from '#contract/forms/likeness.ts'
import { SuggestedField, type Suggestions } from './suggested-field.tsx'

/** An option of a select. Options with the same `group` are shown under its name. */
export type Choice = { value: string; text: string; group?: string }

type FormFieldControlProps = {
  id: string
  field: FormField
  label: string
  value: string
  error: string | undefined
  hint?: string
  choices?: readonly Choice[]
  suggestions?: Suggestions
  /** Label of the empty option. */
  choose: string
  /** Hints about probable typing errors. They never block sending. */
  notes: { email: string; phone: string }
  onChange: (value: string) => void
  onLeave: (value: string) => void
}

const inputTypes: Partial<Record<FieldKind, string>> = { email: 'email', phone: 'tel', date: 'date' }
const inputModes: Partial<Record<FieldKind, 'url'>> = { website: 'url' }

/** Chooses the control for a field. */
export function FormFieldControl(props: FormFieldControlProps) {
  const { id, field, label, value, error, hint, choices, suggestions, choose, notes, onChange, onLeave } = props
  const common = {
    id,
    label,
    hint,
    error,
    name: field.name,
    value,
    autoComplete: field.autocomplete,
    required: true,
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => onLeave(event.target.value),
  }
  if (suggestions) {
    return <SuggestedField {...common} suggestions={suggestions} onChange={(event) => onChange(event.target.value)} />
  }
  if (field.kind === 'choice') {
    return (
      <Select {...common} onChange={(event) => onChange(event.target.value)}>
        <option value="">{choose}</option>
        <Choices of={choices ?? []} />
      </Select>
    )
  }
  if (field.kind === 'text') return <TextArea {...common} onChange={(event) => onChange(event.target.value)} />
  return (
    <TextField
      {...common}
      type={inputTypes[field.kind] ?? 'text'}
      inputMode={inputModes[field.kind]}
      note={noteOn(field.kind, value, notes)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function Choices({ of: choices }: { of: readonly Choice[] }) {
  const groups = [...new Set(choices.map(({ group }) => group))]
  return groups.map((group) => {
    const own = choices.filter((choice) => choice.group === group)
    const options = own.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))
    return group === undefined ? (
      options
    ) : (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    )
  })
}

function noteOn(kind: FieldKind, value: string, notes: FormFieldControlProps['notes']): string | undefined {
  const typed = value.trim()
  if (typed.length < 4) return undefined
  if (kind === 'email' && !looksLikeEmail(typed)) return notes.email
  if (kind === 'phone' && !looksLikePhone(typed)) return notes.phone
  if (kind === 'contact' && !looksLikeEmail(typed) && !looksLikePhone(typed)) return notes.email
  return undefined
}
