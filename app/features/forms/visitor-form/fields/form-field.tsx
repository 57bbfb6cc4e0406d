import type { FocusEvent } from 'react'
import { Select } from '#app/ui/fields/select.tsx'
import { TextArea, TextField } from '#app/ui/fields/text-field.tsx'
import { isMailbox } from '#contract/contact/mailbox.ts'
import { looksLikePhone } from '#contract/contact/phone-number.ts'
import type { FieldKind, FormField } from '#contract/forms/form.ts'
import { readPurchaseDay } from '#contract/forms/warranty/purchase-day.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { SuggestedField, type Suggestions } from './suggested-field.tsx'
import { isNearlyTooLong } from './too-long.ts'

/** An option of a select. Options with the same `group` are shown under its name. */
export type Choice = { value: string; text: string; group?: string }

type FormFieldControlProps = {
  id: string
  field: FormField
  label: string
  value: string
  error: string | undefined
  /** The error no longer applies, but its line keeps its space. */
  settled: boolean
  hint?: string
  choices?: readonly Choice[]
  suggestions?: Suggestions
  /** Label of the empty option. */
  choose: string
  /** Hints about probable typing errors, which never block sending, and about the length. */
  notes: { email: string; phone: string; future: string; old: string; long: string }
  /** The earliest day accepted. */
  earliest?: string | undefined
  onChange: (value: string) => void
  onLeave: (value: string) => void
}

const inputTypes: Partial<Record<FieldKind, string>> = { email: 'email', phone: 'tel', date: 'date' }
const inputModes: Partial<Record<FieldKind, 'url'>> = { website: 'url' }

/** Chooses the control for a field. */
export function FormFieldControl(props: FormFieldControlProps) {
  const { id, field, label, value, error, settled, hint, choices, suggestions, choose } = props
  const { notes, earliest, onChange, onLeave } = props
  const common = {
    id,
    label,
    hint,
    error,
    settled,
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
  const hintAtValue = isNearlyTooLong(value) ? notes.long : noteOn(field.kind, value, notes, earliest)
  // The error may say the same. About the length it stays instead of the note: on blur, nothing may move under the pointer.
  const isSaid = hintAtValue === error && (!settled || hintAtValue === notes.long)
  const note = isSaid ? undefined : hintAtValue
  if (field.kind === 'text') return <TextArea {...common} note={note} onChange={(event) => onChange(event.target.value)} />
  return (
    <TextField
      {...common}
      type={inputTypes[field.kind] ?? 'text'}
      inputMode={inputModes[field.kind]}
      note={note}
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

type Notes = FormFieldControlProps['notes']

function noteOn(kind: FieldKind, value: string, notes: Notes, earliest: string | undefined): string | undefined {
  const typed = value.trim()
  if (typed.length < 4) return undefined
  if (kind === 'date') return noteOnDay(typed, notes, earliest)
  if (kind === 'email' && !isMailbox(typed)) return notes.email
  if (kind === 'phone' && !looksLikePhone(typed)) return notes.phone
  if (kind === 'contact' && !isMailbox(typed) && !looksLikePhone(typed)) return notes.email
  return undefined
}

function noteOnDay(typed: string, notes: Notes, earliest: string | undefined): string | undefined {
  // The year is being typed: a browser gives “2” as the year 0002. Screen readers would say the hint amid the typing.
  if (typed.startsWith('0')) return undefined
  const { kind } = readPurchaseDay(typed, dayInSingapore(new Date()), earliest)
  if (kind === 'future') return notes.future
  return kind === 'tooOld' ? notes.old : undefined
}
