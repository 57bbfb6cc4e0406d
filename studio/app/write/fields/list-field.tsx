import { Button } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { copyOfItem, removalOfItem } from '#studio/edits/list-items.ts'
import type { EntryForm } from '#studio/wire/forms.ts'
import { below, useDraftSession, useWhole } from '../session/session-context.tsx'
import { valueAt } from '../session/values.ts'
import { FieldFrame } from './field-frame.tsx'
import { initialValue } from './initial-value.ts'
import { NestedField } from './nested-field.tsx'
import { SortableList } from './sortable-list.tsx'
import { type FieldProps, useField } from './use-field.ts'

export function ListField(props: FieldProps<'list'>) {
  const { field, at } = props
  const { faults, label, help } = useField(props)
  const session = useDraftSession()
  const { t } = useWords()
  const whole = useWhole(at)
  const count = Array.isArray(whole) ? whole.length : 0
  const add = () => session.edit(at.file, { insert: [...at.path, count], value: initialValue(field.item) })
  const texts = () => alternativeTexts(session.read().form, field)
  function remove(index: number) {
    // An empty list that may be left out is left out.
    if (count === 1 && field.isOptional) return session.edit(at.file, { remove: at.path })
    const others = texts().filter((list) => index < list.count)
    const { files } = session.read().form
    session.editAll([
      ...others.map(({ file, path }) => ({ file, edit: { remove: [...path, index] } })),
      ...removalOfItem(files, below(at, index)),
    ])
  }
  const copy = (index: number) => session.editAll(copyOfItem(session.read().form.files, below(at, index)))
  function move(from: number, to: number) {
    const others = texts().filter((list) => from < list.count && to < list.count)
    const all = [...others, { file: at.file, path: at.path }]
    session.editAll(all.map(({ file, path }) => ({ file, edit: { move: [...path, from], to } })))
  }
  const isFull = field.most !== undefined && count >= field.most
  return (
    <FieldFrame {...{ at, faults, help }} kind="list">
      <p className="write-legend">
        {label} <span className="write-optional">{t('form.items', { count })}</span>
      </p>
      {count > 0 && (
        <SortableList {...{ label, count, move, remove }} copy={field.item.kind === 'group' && !isFull ? copy : undefined}>
          {(index) => <NestedField field={field.item} at={below(at, index)} label={`${label} ${index + 1}`} />}
        </SortableList>
      )}
      {!isFull && (
        <Button className="link" onPress={add}>
          {t('form.add', { label })}
        </Button>
      )}
    </FieldFrame>
  )
}

/** Lists of texts that say what the pictures of a list show, one in each language. They keep the order of the pictures. */
function alternativeTexts({ files }: EntryForm, { item }: FieldProps<'list'>['field']) {
  if (item.kind !== 'picture' || item.altText?.at(-1) !== '*') return []
  const path = item.altText.slice(0, -1)
  return files.flatMap(({ file, language, value }) => {
    const list = language === undefined ? undefined : valueAt(value, path)
    return Array.isArray(list) ? [{ file, path, count: list.length }] : []
  })
}
