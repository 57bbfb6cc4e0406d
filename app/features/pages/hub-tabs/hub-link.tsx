import type { ReactNode } from 'react'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { type Hub, tabUrl } from './hubs.ts'
import { useHub, useRememberedTab } from './use-hub.ts'

/** Links an article back to its hub, to the tab opened last. Without JavaScript, to the first tab. */
export function HubLink({ hub, children }: { hub: Hub; children: ReactNode }) {
  const { language } = useLanguage()
  useHub(hub)
  return <Link to={tabUrl(hub, useRememberedTab(hub), language)}>{children}</Link>
}
