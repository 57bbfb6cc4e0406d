import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { lineHeight } from '../ui/use-scroll-to.ts'

/** Rows above and below those that are seen. */
const further = 8

type VirtualListProps = {
  label: string
  count: number
  /** The place of the selected row, if the list has it. */
  selected: number | undefined
  /** Another one is scrolled into sight. */
  selectedKey: string | undefined
  select: (at: number) => void
  /** Called with the places that are seen. */
  onShown: (from: number, to: number) => void
  /** Another filter begins at its first row. */
  filter: string
  row: (at: number) => ReactNode
  empty: ReactNode
}

/**
 * A list of any length, of which only the rows in sight exist. The focus stays on the list itself, so it is not lost when a row leaves.
 */
export function VirtualList({ label, count, selected, selectedKey, select, onShown, filter, row, empty }: VirtualListProps) {
  const box = useRef<HTMLDivElement>(null)
  const isPointer = useRef(false)
  const id = useId()
  const rowHeight = lineHeight()
  const [{ top, height }, setView] = useState({ top: 0, height: 0 })
  const from = Math.max(0, Math.floor(top / rowHeight) - further)
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + further)

  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    const measure = () => setView({ top: list.scrollTop, height: list.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    measure()
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    onShown(from, to)
  }, [onShown, from, to])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another list.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [filter])

  const isListed = selected !== undefined
  // The keyboard may have moved the selection out of sight. What others change doesn't scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const list = box.current
    if (!list || selected === undefined) return
    const start = selected * rowHeight
    if (start < list.scrollTop) list.scrollTop = start
    else if (start + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = start + rowHeight - list.clientHeight
  }, [selectedKey, isListed, filter])

  function onKey(event: KeyboardEvent) {
    const page = Math.max(1, Math.floor(height / rowHeight) - 1)
    const at = selected ?? -1
    const steps: Record<string, number> = {
      ...{ ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: count - 1 },
    }
    const next = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (next === undefined || count === 0) return
    event.preventDefault()
    select(Math.min(count - 1, Math.max(0, next)))
  }

  const rowId = (at: number) => `${id}-${at}`
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  const isSelectedThere = selected !== undefined && selected >= from && selected < to
  return (
    <div
      ref={box}
      className="list virtual-list"
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={isSelectedThere ? rowId(selected) : undefined}
      onKeyDown={onKey}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
      onPointerDown={() => {
        isPointer.current = true
      }}
      onFocus={() => {
        if (!isPointer.current && selected === undefined && count > 0) select(0)
        isPointer.current = false
      }}
    >
      {count === 0 && (
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus.
        <div role="option" aria-selected={false} aria-disabled className="virtual-empty">
          {empty}
        </div>
      )}
      <div className="virtual-rows" role="presentation" style={{ height: count * rowHeight }}>
        {rows.map((at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus.
          <div
            key={at}
            id={rowId(at)}
            role="option"
            aria-selected={at === selected}
            aria-setsize={count}
            aria-posinset={at + 1}
            className="line"
            data-selected={at === selected ? '' : undefined}
            style={{ transform: `translateY(${at * rowHeight}px)` }}
            onClick={() => select(at)}
          >
            {row(at)}
          </div>
        ))}
      </div>
    </div>
  )
}
