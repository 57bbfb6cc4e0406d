import { useEffect, useRef } from 'react'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import styles from './hub-tabs.module.css'
import { type Hub, tabUrl } from './hubs.ts'
import { useHub } from './use-hub.ts'

type HubTabsProps = {
  hub: Hub
  label: string
  /** Names of the tabs, in the hub's order. */
  names: readonly string[]
  /** Index of this page's tab. */
  index: number
}

/** The tabs at the top of every page of a hub. They are links, as each tab is a page. */
export function HubTabs({ hub, label, names, index }: HubTabsProps) {
  const { language } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  useHub(hub, index)

  // On a phone the row is wider than the screen: scroll the current tab into view.
  useEffect(() => {
    const row = list.current
    const current = row?.children[index]
    if (!row || !current) return
    const [whole, tab] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
    row.scrollLeft += tab.left - whole.left - (whole.width - tab.width) / 2
  }, [index])

  return (
    <nav aria-label={label} className={`screen-only ${styles.tabs}`}>
      <ul ref={list} className={styles.list}>
        {hub.tabs.map(({ page }, position) => (
          <li key={page}>
            {/* Keeps the scroll position: only the content below the tabs changes. */}
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
