import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLanguage } from '#app/i18n/language.tsx'
import { pageUrl } from '#app/reading-urls.ts'
import { type Hub, rememberedPage } from './hubs.ts'
import { useHub } from './use-hub.ts'

/** The way back from an article to its hub: to the tab that was open last. Without JavaScript to the first one. */
export function HubLink({ hub, children }: { hub: Hub; children: ReactNode }) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  useHub(hub)
  const first = hub.tabs[0]?.page ?? 'newsHub'
  return (
    <Link
      to={pageUrl(language, first)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void navigate(rememberedPage(hub, language))
      }}
    >
      {children}
    </Link>
  )
}
