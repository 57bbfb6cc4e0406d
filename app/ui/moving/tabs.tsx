import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './tabs.module.css'

export type Tab = { id: string; label: string }
/** `press`: the tab was clicked. `step`: an arrow key moved to it, perhaps on the way to another tab. */
export type TabChange = 'press' | 'step'

type TabListProps = {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string, change: TabChange) => void
  /** False until hydration: the tabs are then plain links to their panels, which are all shown. */
  live: boolean
}

/** `id` of the tab of a panel. */
export const panelTabId = (id: string) => `tab-${id}`

/** Tabs whose panels have ids, and so URLs (`#id`). Arrow keys, Home and End move between tabs. */
export function TabList({ label, tabs, selected, onSelect, live }: TabListProps) {
  function press(event: MouseEvent, id: string) {
    // With a modifier key, the click opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onSelect(id, 'press')
  }

  function step(event: KeyboardEvent, index: number) {
    const target = tabs[stepTarget(event.key, index, tabs.length) ?? -1]
    if (!target) return
    event.preventDefault()
    onSelect(target.id, 'step')
    document.getElementById(panelTabId(target.id))?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.list} {...(live && { role: 'tablist', 'aria-label': label })}>
      {tabs.map(({ id, label: name }, index) => (
        <a
          key={id}
          id={panelTabId(id)}
          href={`#${id}`}
          className={styles.tab}
          {...(live && {
            role: 'tab',
            'aria-selected': id === selected,
            'aria-controls': id,
            tabIndex: id === selected ? 0 : -1,
            onClick: (event: MouseEvent) => press(event, id),
            onKeyDown: (event: KeyboardEvent) => step(event, index),
          })}
        >
          {name}
        </a>
      ))}
    </div>
  )
}

function stepTarget(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
  }
}

/** Container of the panels. Until hydration, the URL hash decides which one is shown. */
export function TabPanels({ live, className, children }: { live: boolean; className?: string; children: ReactNode }) {
  return (
    <div data-live={live} className={[styles.panels, className].filter(Boolean).join(' ')}>
      {children}
    </div>
  )
}

type TabPanelProps = { id: string; selected: boolean; live: boolean; children: ReactNode }

export function TabPanel({ id, selected, live, children }: TabPanelProps) {
  return (
    <section
      id={id}
      data-selected={selected}
      className={styles.panel}
      {...(live && { role: 'tabpanel', 'aria-labelledby': panelTabId(id), tabIndex: 0 })}
    >
      {children}
    </section>
  )
}
