import type { Language } from '#contract/languages.ts'
import { paths } from '#contract/pages/paths.ts'
import type { PageIn, PageKey } from '#contract/pages/table.ts'
import { type HubList, pageUrl } from '#contract/pages/urls.ts'

type HubPage = PageIn<'news-hub' | 'cooperation' | 'cases' | 'cooperation-text'>

type HubTab = {
  page: HubPage
  /** Other pages that show the same tab. */
  also?: readonly HubPage[]
  /** What its links to articles say about where they come from. */
  list?: HubList
}

/** A part of the site whose pages share a row of tabs and remember which was open. */
export type Hub = {
  /** Where session storage keeps the number of the tab, from 1 (N1, O1). */
  memory: 'hubTab' | 'cooperationTab'
  tabs: readonly [HubTab, ...HubTab[]]
  /** Pages that belong to the hub and have no tab: going there does not leave it. */
  details: readonly PageKey[]
}

/** N1: what is recommended, news, videos, recipes. */
export const newsHub: Hub = {
  memory: 'hubTab',
  tabs: [
    { page: 'newsHub', list: 'recommended' },
    { page: 'news', list: 'news' },
    { page: 'videos', list: 'videos' },
    { page: 'recipes', list: 'recipes' },
  ],
  details: ['newsArticle', 'newsDetails', 'video', 'recipe'],
}

/** O1: engineering cooperation, classic cases, service idea, after-sales process. */
export const cooperationHub: Hub = {
  memory: 'cooperationTab',
  tabs: [
    { page: 'cooperation', also: ['engineering'] },
    { page: 'cases' },
    { page: 'serviceIdea' },
    { page: 'afterSalesProcess' },
  ],
  details: ['case'],
}

/** The address of a tab's page; of the first one's where there is no such tab. */
export function tabUrl(hub: Hub, index: number, language: Language): string {
  return pageUrl(language, (hub.tabs[index] ?? hub.tabs[0]).page)
}

/** The tab that a page shows. */
export function tabOfPage(hub: Hub, page: HubPage): number {
  return hub.tabs.findIndex((tab) => tab.page === page || tab.also?.includes(page))
}

/** The tab of the list that the address of an article says a visitor came from. */
export function tabOfList(hub: Hub, search: string): number | undefined {
  const list = new URLSearchParams(search).get('list')
  const index = hub.tabs.findIndex((tab) => tab.list !== undefined && tab.list === list)
  return index < 0 ? undefined : index
}

/** Whether a path, in any language, is one of the hub's pages. */
export function belongsTo(hub: Hub, pathname: string): boolean {
  const last = pathname.slice(pathname.lastIndexOf('/')).toLowerCase()
  const own = hub.tabs.flatMap(({ page, also = [] }) => [page, ...also])
  return [...own, ...hub.details].some((page) => paths[page].toLowerCase() === last)
}
