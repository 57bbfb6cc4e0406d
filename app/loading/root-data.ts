import { createContext, use } from 'react'
import type { Language } from '#contract/languages.ts'
import type { FooterColumn, HeaderPlace } from '#contract/pages/page.ts'
import type { CategorySummary, CountryOption, SiteView } from '#contract/views.ts'

export type NavigationLink = { href: string; label: string; header?: HeaderPlace; footer?: FooterColumn }

/** What header, footer and most pages say about the maker. */
export type FrameSite = Omit<SiteView, 'description' | 'countries' | 'categories'> & {
  countries: Omit<CountryOption, 'languages'>[]
  categories: Pick<CategorySummary, 'number' | 'name'>[]
}

/** Data for every page, loaded once with the first one. */
export type RootData = {
  language: Language
  origin: string
  site: FrameSite
  navigation: NavigationLink[]
  /** Titles of the error pages. */
  errorTitles: Readonly<Record<'notFound' | 'failed', string>>
}

/** A context, because components that read router data render at each step of a navigation. This data never changes. */
export const RootDataContext = createContext<RootData | undefined>(undefined)

/** Undefined only if the frame's loader failed. */
export function useRootData(): RootData | undefined {
  return use(RootDataContext)
}

/** Use only inside the frame, which renders only if the data was loaded. */
export function useSite(): FrameSite {
  const data = useRootData()
  if (!data) throw new Error('useSite outside of the page frame')
  return data.site
}
