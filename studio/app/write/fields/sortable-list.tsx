import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useWords } from '#studio/app/language.tsx'
import { Icon } from '#studio/app/ui/icon.tsx'

const steps = [
  { name: 'up', by: -1 },
  { name: 'down', by: 1 },
] as const

type Props = {
  label: string
  count: number
  move: (from: number, to: number) => void
  remove: (index: number) => void
  /** Makes an item like this one, after it. */
  copy?: ((index: number) => void) | undefined
  children: (index: number) => ReactNode
}

/**
 * A list whose items are moved by buttons, or by their handles: dragged, or with the arrow keys. The list of React Aria takes the focus and the arrow keys
 * of fields in its items.
 */
export function SortableList({ label, count, move, remove, copy, children }: Props) {
  const { t } = useWords()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  /** Events of a quick drag come before the next render. */
  const inHand = useRef<number>(undefined)
  const [target, setTarget] = useState<number>()
  const [said, setSaid] = useState('')

  /** The focus stays with what has moved it, or goes to the handle if that can't be pressed there. */
  function moveTo(from: number, to: number, mover = 'handle') {
    if (to < 0 || to >= count || from === to) return
    move(from, to)
    setSaid(t('form.moved', { label, number: String(from + 1), place: String(to + 1) }))
    const item = list.current?.children[to]
    const focused = [mover, 'handle']
      .map((name) => item?.querySelector<HTMLElement>(`[data-mover=${name}]:enabled`))
      .find(Boolean)
    focused?.focus()
  }
  /** The focus stays near what was removed, not at the top of the page. */
  function removeAt(index: number) {
    const next = list.current?.children[index + 1] ?? list.current?.children[index - 1]
    const field = list.current?.closest<HTMLElement>('.write-field')
    remove(index)
    ;(next?.querySelector<HTMLElement>('.quiet-button:last-child') ?? field)?.focus()
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    moveTo(index, index + step)
  }
  function end() {
    inHand.current = undefined
    setDragged(undefined)
    setTarget(undefined)
  }
  return (
    <>
      <ol ref={list} className="write-list" aria-label={label}>
        {Array.from({ length: count }, (_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity, and their fields show the values of the place.
            key={index}
            className="write-item"
            data-dragging={index === dragged || undefined}
            data-target={index === target || undefined}
            onDragOver={(event) => {
              if (inHand.current === undefined) return
              event.preventDefault()
              setTarget(index)
            }}
            onDrop={(event) => {
              if (inHand.current === undefined) return
              event.preventDefault()
              moveTo(inHand.current, index)
              end()
            }}
          >
            <button
              type="button"
              className="write-drag"
              data-mover="handle"
              aria-label={t('form.drag', { label, number: String(index + 1) })}
              title={t('form.drag.help')}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', label)
                event.dataTransfer.effectAllowed = 'move'
                inHand.current = index
                setDragged(index)
              }}
              onDragEnd={end}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              ⠿
            </button>
            <div className="write-item-field">{children(index)}</div>
            <div className="write-item-steps">
              {steps.map(({ name, by }) => (
                <button
                  key={name}
                  type="button"
                  className="quiet-button"
                  data-mover={name}
                  disabled={index + by < 0 || index + by >= count}
                  aria-label={t(`form.${name}`, { label, number: String(index + 1) })}
                  onClick={() => moveTo(index, index + by, name)}
                >
                  <Icon name={name} />
                </button>
              ))}
              {copy && (
                <button
                  type="button"
                  className="quiet-button"
                  aria-label={t('form.copy.item', { label, number: String(index + 1) })}
                  title={t('form.copy.help')}
                  onClick={() => copy(index)}
                >
                  <Icon name="copy" />
                </button>
              )}
              <button
                type="button"
                className="quiet-button"
                aria-label={t('form.remove.item', { label, number: String(index + 1) })}
                onClick={() => removeAt(index)}
              >
                ×
              </button>
            </div>
          </li>
        ))}
      </ol>
      <p className="hidden-label" role="status">
        {said}
      </p>
    </>
  )
}
