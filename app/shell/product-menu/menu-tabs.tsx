import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './menu-tabs.module.css'

export type MenuTab = { id: string; name: ReactNode }
type MenuTabsProps = {
  /** Prefix of the ids of tabs and panel: `<prefix>-tab-<id>` and `<prefix>-panel`. */
  idPrefix: string
  label: string
  direction: 'vertical' | 'horizontal'
  tabs: readonly MenuTab[]
  selected: string
  onSelect: (id: string) => void
}

const hoverDelayMs = 100
const nextKeys = { vertical: 'ArrowDown', horizontal: 'ArrowRight' }
const previousKeys = { vertical: 'ArrowUp', horizontal: 'ArrowLeft' }

/** Tabs of the menu. Arrow keys move between them, and a mouse that rests on a tab selects it. */
export function MenuTabs({ idPrefix, label, direction, tabs, selected, onSelect }: MenuTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const select = (id: string) => {
    clearTimeout(timer.current)
    onSelect(id)
  }
  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ id }) => id === selected)
    const targets: Record<string, number> = {
      [nextKeys[direction]]: (place + 1) % tabs.length,
      [previousKeys[direction]]: (place - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = tabs[targets[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    select(next.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${idPrefix}-tab-${next.id}`)}`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={direction}
      className={direction === 'vertical' ? styles.vertical : styles.horizontal}
      onKeyDown={move}
    >
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          id={`${idPrefix}-tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={`${idPrefix}-panel`}
          tabIndex={id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => select(id)}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'mouse') timer.current = setTimeout(onSelect, hoverDelayMs, id)
          }}
          onPointerLeave={() => clearTimeout(timer.current)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
