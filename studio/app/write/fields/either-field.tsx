import { alternativeOf } from '#studio/labels/alternative-of.ts'
import { useWhole } from '../session/session-context.tsx'
import { OneOf } from './choice-field.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useOptionWords } from './field-words.ts'
import { GroupFields } from './group-field.tsx'
import { valueOfAlternative } from './initial-value.ts'
import { NestedField } from './nested-field.tsx'
import { type FieldProps, useField } from './use-field.ts'

/** A value that has one of several shapes: the shape is chosen first. */
export function EitherField(props: FieldProps<'either'>) {
  const { field, at } = props
  const { faults, label, help, change } = useField(props)
  const words = useOptionWords(field.name)
  const chosen = alternativeOf(field, useWhole(at))
  const options = field.options.map(({ name, value }) => ({ id: name, text: words({ value: value ?? name }) }))
  return (
    <FieldFrame {...{ at, faults, help }} kind="either">
      <fieldset className="write-group">
        <legend>{label}</legend>
        <OneOf
          {...{ label, options }}
          value={chosen?.name}
          isOptional={false}
          change={(name) => {
            const next = field.options.find((one) => one.name === name)
            if (next && next !== chosen) change(valueOfAlternative(field, next))
          }}
        />
        {chosen &&
          (chosen.field.kind === 'group' ? (
            <GroupFields fields={chosen.field.fields} at={at} />
          ) : (
            <NestedField field={chosen.field} at={at} label={label} />
          ))}
      </fieldset>
    </FieldFrame>
  )
}
