import { Button, Checkbox, CheckboxGroup, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { useWhole } from '../session/session-context.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useOptionWords } from './field-words.ts'
import { type FieldProps, useField } from './use-field.ts'

const nothing = '\0nothing'
type Shown = { id: string; text: string }

type OneOfProps = {
  label: string
  options: readonly Shown[]
  value: string | undefined
  isOptional: boolean
  isInvalid?: boolean
  /** Instead of "Not stated". */
  none?: string
  change: (value: string | undefined) => void
}

/** One of several. An optional one has "Not stated". */
export function OneOf({ label, options, value, isOptional, isInvalid = false, none: noneText, change }: OneOfProps) {
  const { t } = useWords()
  const none = isOptional ? [{ id: nothing, text: noneText ?? t('form.notStated') }] : []
  return (
    <Select
      className="field write-select"
      value={value ?? (isOptional ? nothing : null)}
      isInvalid={isInvalid}
      onChange={(key) => change(key === nothing || key === null ? undefined : String(key))}
      placeholder={t('form.choose')}
    >
      <Label>{label}</Label>
      <Button className="write-select-button">
        <SelectValue />
      </Button>
      <Popover className="popover">
        <ListBox className="menu" items={[...none, ...options]}>
          {({ id, text }) => <ListBoxItem id={id}>{text}</ListBoxItem>}
        </ListBox>
      </Popover>
    </Select>
  )
}

export function ChoiceField(props: FieldProps<'choice'>) {
  const { field, at } = props
  const { value, faults, label, help, change } = useField(props)
  const words = useOptionWords(field.name)
  const options = field.options.map((option) => ({ id: option.value, text: words(option) }))
  return (
    <FieldFrame {...{ at, faults, help }} kind="choice">
      <OneOf
        {...{ label, options, change }}
        value={typeof value === 'string' ? value : undefined}
        isOptional={field.isOptional}
        isInvalid={faults !== ''}
      />
    </FieldFrame>
  )
}

/** Yes, no, or not stated. */
export function BooleanField(props: FieldProps<'boolean'>) {
  const { field, at } = props
  const { value, faults, label, help, change } = useField(props)
  const { t } = useWords()
  const options = ['true', 'false'].map((id) => ({ id, text: t(id === 'true' ? 'form.yes' : 'form.no') }))
  const shown = value ?? field.default
  return (
    <FieldFrame {...{ at, faults, help }} kind="boolean">
      <OneOf
        {...{ label, options }}
        value={shown === undefined ? undefined : String(shown)}
        isOptional={field.isOptional && field.default === undefined}
        // What the site takes anyway is not written.
        change={(next) => change(next === undefined || (next === 'true') === field.default ? undefined : next === 'true')}
      />
    </FieldFrame>
  )
}

/** One or more. A single one is written without a list, as it was before. */
export function ChoicesField(props: FieldProps<'choices'>) {
  const { field, at } = props
  const { faults, label, help, change } = useField(props)
  const words = useOptionWords(field.name)
  const whole = useWhole(at)
  const chosen = (Array.isArray(whole) ? whole : whole === undefined ? [] : [whole]).map(String)
  function choose(next: readonly string[]) {
    const inOrder = field.options.map((option) => option.value).filter((value) => next.includes(value))
    if (inOrder.length === 0) return change(field.isOptional ? undefined : [])
    change(inOrder.length === 1 && !Array.isArray(whole) ? inOrder[0] : inOrder)
  }
  return (
    <FieldFrame {...{ at, faults, help }} kind="choices">
      <CheckboxGroup className="write-choices" value={chosen} onChange={choose} isInvalid={faults !== ''}>
        <Label>{label}</Label>
        {field.options.map((option) => (
          <Checkbox key={option.value} value={option.value} className="write-checkbox">
            <span className="checkbox-box" /> {words(option)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </FieldFrame>
  )
}
