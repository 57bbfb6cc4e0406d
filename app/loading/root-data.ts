import { useRouteLoaderData } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { FooterColumn, HeaderPlace } from '#contract/pages/page.ts'
import type { SiteView } from '#contract/views.ts'
import type { PageMessages } from '#i18n/interface/en.ts'

export type NavigationLink = { page: string; href: string; label: string; header?: HeaderPlace; footer?: FooterColumn }

/** What every page knows: loaded once, with the first page. */
export type RootData = {
  language: Language
  origin: string
  site: SiteView
  navigation: NavigationLink[]
  messages: PageMessages
}

/** Undefined only where the loading of the page's frame itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}

/** Inside the frame, whose presence proves that the data is there. */
export function useSite(): SiteView {
  const data = useRootData()
  if (!data) throw new Error('useSite outside of the page frame')
  return data.site
}
