import { Button } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { below, useDraftSession, useWhole } from '../session/session-context.tsx'
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
  const remove = (index: number) => {
    // An empty list that may be left out is left out.
    if (count === 1 && field.isOptional) session.edit(at.file, { remove: at.path })
    else session.edit(at.file, { remove: [...at.path, index] })
  }
  const isFull = field.most !== undefined && count >= field.most
  return (
    <FieldFrame {...{ at, faults, help }} kind="list">
      <p className="write-legend">
        {label} <span className="write-optional">{t('form.items', { count })}</span>
      </p>
      {count > 0 && (
        <SortableList {...{ label, count, remove }} move={(from, to) => session.edit(at.file, { move: [...at.path, from], to })}>
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
