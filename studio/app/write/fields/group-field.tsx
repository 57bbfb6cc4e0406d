import { Fragment } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import type { Field } from '#studio/wire/field.ts'
import { below, useDraftSession, useSessionPart, useWhole } from '../session/session-context.tsx'
import { valueAt } from '../session/values.ts'
import { FieldFrame } from './field-frame.tsx'
import { useThemeWords } from './field-words.ts'
import { initialValue } from './initial-value.ts'
import { NestedField } from './nested-field.tsx'
import { type FieldProps, useField } from './use-field.ts'

export function GroupField(props: FieldProps<'group'>) {
  const { field, at } = props
  const { faults, label, help } = useField(props)
  return (
    <FieldFrame {...{ at, faults, help }} kind="group">
      <fieldset className="write-group">
        <legend>{label}</legend>
        <GroupFields fields={field.fields} at={at} />
      </fieldset>
    </FieldFrame>
  )
}

/** The fields of a group, with a heading above each theme. */
export function GroupFields({ fields, at }: { fields: readonly Field[]; at: FieldProps['at'] }) {
  const themeWords = useThemeWords()
  return fields.map((field, index) => {
    const isNewTheme = field.theme !== undefined && field.theme !== fields[index - 1]?.theme
    return (
      <Fragment key={field.key}>
        {isNewTheme && <h4 className="write-theme">{themeWords(field.theme ?? '')}</h4>}
        <PartOfGroup field={field} at={below(at, field.key)} group={at} />
      </Fragment>
    )
  })
}

/** A group or list that may be left out is shown once somebody adds it. */
function PartOfGroup({ field, at, group }: { field: Field; at: FieldProps['at']; group: FieldProps['at'] }) {
  const isThere = useSessionPart(
    ({ form }) => valueAt(form.files.find(({ file }) => file === at.file)?.value, at.path) !== undefined,
  )
  const isMeant = useIsMeant(field, group)
  if (!isMeant && !isThere) return null
  const isAdded = ['group', 'either', 'words'].includes(field.kind)
  if (!field.isOptional || !isAdded) return <NestedField field={field} at={at} />
  return isThere ? <RemovableField field={field} at={at} /> : <AddField field={field} at={at} />
}

function useIsMeant({ when }: Field, group: FieldProps['at']): boolean {
  const values = useWhole(group)
  if (!when) return true
  return Object.entries(when).every(([key, options]) => {
    const value = valueAt(values, [key])
    return [value].flat().some((one) => options.includes(String(one)))
  })
}

function AddField(props: FieldProps) {
  const { t } = useWords()
  const { label, help, faults, change } = useField(props)
  return (
    <FieldFrame at={props.at} faults={faults} help={help} kind="absent">
      <Button className="link" onPress={() => change(initialValue(props.field))}>
        {t('form.add', { label })}
      </Button>
    </FieldFrame>
  )
}

function RemovableField({ field, at }: FieldProps) {
  const { t } = useWords()
  const session = useDraftSession()
  const { label } = useField({ field, at })
  return (
    <div className="write-removable">
      <NestedField field={field} at={at} />
      <Button className="quiet-button" onPress={() => session.edit(at.file, { remove: at.path })}>
        {t('form.remove.named', { name: label })}
      </Button>
    </div>
  )
}
