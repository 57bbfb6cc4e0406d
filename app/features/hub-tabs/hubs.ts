import { pageUrl, readingPaths } from '#app/reading-urls.ts'
import type { Language } from '#contract/languages.ts'

type HubPage =
  | 'newsHub'
  | 'news'
  | 'videos'
  | 'recipes'
  | 'cooperation'
  | 'engineering'
  | 'cases'
  | 'serviceIdea'
  | 'afterSalesProcess'

/** A part of the site whose pages share a row of tabs and remember which was open. */
export type Hub = {
  /** Where session storage keeps the number of the tab, from 1 (N1, O1). */
  memory: 'hubTab' | 'cooperationTab'
  /** Each tab's page, and other pages that show the same tab. */
  tabs: readonly { page: HubPage; also?: readonly string[] }[]
  /** Pages that belong to the hub and have no tab: going there does not leave it. */
  details: readonly string[]
}

/** O1: engineering cooperation, classic cases, service idea, after-sales process. */
export const cooperationHub = {
  memory: 'cooperationTab',
  tabs: [
    { page: 'cooperation', also: [readingPaths.engineering] },
    { page: 'cases' },
    { page: 'serviceIdea' },
    { page: 'afterSalesProcess' },
  ],
  details: [readingPaths.case],
} as const satisfies Hub

/** The page of the tab that was open last; the first one's if nothing is remembered. */
export function rememberedPage(hub: Hub, language: Language): string {
  const page = hub.tabs[Number(sessionStorage.getItem(hub.memory)) - 1]?.page ?? hub.tabs[0]?.page
  return page === undefined ? '/' : pageUrl(language, page)
}

/** Whether a path, in any language, is one of the hub's pages. */
export function belongsTo(hub: Hub, pathname: string): boolean {
  const last = pathname.slice(pathname.lastIndexOf('/')).toLowerCase()
  const own = hub.tabs.flatMap(({ page, also = [] }) => [readingPaths[page], ...also])
  return [...own, ...hub.details].some((path) => path.toLowerCase() === last)
}
