import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import styles from './hub-tabs.module.css'
import { type Hub, tabUrl } from './hubs.ts'
import { useHub } from './use-hub.ts'

type HubTabsProps = {
  hub: Hub
  label: string
  /** What each tab is called, in the hub's order. */
  names: readonly string[]
  /** The tab of this page. */
  index: number
}

/** The row of pages that heads every page of a hub. They are links: each has its own address. */
export function HubTabs({ hub, label, names, index }: HubTabsProps) {
  const { language } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  useHub(hub, index)

  // On a phone the row is longer than the screen: the tab that one is on should not stand outside of it.
  useEffect(() => {
    const row = list.current
    const current = row?.children[index]
    if (!row || !current) return
    const [whole, tab] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
    row.scrollLeft += tab.left - whole.left - (whole.width - tab.width) / 2
  }, [index])

  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul ref={list} className={styles.list}>
        {hub.tabs.map(({ page }, position) => (
          <li key={page}>
            {/* The row stays where it is: only what stands below it changes. */}
            <Link
              to={tabUrl(hub, position, language)}
              preventScrollReset
              aria-current={position === index ? 'page' : undefined}
              className={styles.tab}
            >
              {names[position]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
