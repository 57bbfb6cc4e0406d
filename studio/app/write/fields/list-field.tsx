import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { below, useDraftSession, useWhole } from '../session/session-context.tsx'
import { FieldFrame } from './field-frame.tsx'
import { initialValue } from './initial-value.ts'
import { NestedField } from './nested-field.tsx'
import { type FieldProps, useField } from './use-field.ts'

export function ListField(props: FieldProps<'list'>) {
  const { field, at } = props
  const { faults, label, help } = useField(props)
  const session = useDraftSession()
  const { t } = useWords()
  const whole = useWhole(at)
  const items: unknown[] = Array.isArray(whole) ? whole : []
  const move = (from: number, to: number) => from !== to && session.edit(at.file, { move: [...at.path, from], to })
  const add = () => session.edit(at.file, { insert: [...at.path, items.length], value: initialValue(field.item) })
  const remove = (index: number) => {
    // An empty list that may be left out is left out.
    if (items.length === 1 && field.isOptional) session.edit(at.file, { remove: at.path })
    else session.edit(at.file, { remove: [...at.path, index] })
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [from] = [...keys].map(Number)
      if (from === undefined) return
      const place = Number(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      move(from, from < place ? place - 1 : place)
    },
  })
  const isFull = field.most !== undefined && items.length >= field.most
  return (
    <FieldFrame {...{ at, faults, help }} kind="list">
      <p className="write-legend">
        {label} <span className="write-optional">{t('form.items', { count: items.length })}</span>
      </p>
      {items.length > 0 && (
        <GridList
          className="write-list"
          aria-label={label}
          selectionMode="none"
          keyboardNavigationBehavior="tab"
          items={items.map((_, id) => ({ id }))}
          dragAndDropHooks={dragAndDropHooks}
        >
          {({ id }) => (
            <GridListItem id={id} textValue={`${label} ${id + 1}`} className="write-item">
              <Button slot="drag" className="write-drag" aria-label={t('form.drag', { label, number: String(id + 1) })}>
                ⠿
              </Button>
              <div className="write-item-field">
                <NestedField field={field.item} at={below(at, id)} label={`${label} ${id + 1}`} />
              </div>
              <Button
                className="quiet-button"
                aria-label={t('form.remove.item', { label, number: String(id + 1) })}
                onPress={() => remove(id)}
              >
                ×
              </Button>
            </GridListItem>
          )}
        </GridList>
      )}
      {!isFull && (
        <Button className="link" onPress={add}>
          {t('form.add', { label })}
        </Button>
      )}
    </FieldFrame>
  )
}
