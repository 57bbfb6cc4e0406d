import type { Language } from '#contract/languages.ts'
import { paths } from '#contract/pages/paths.ts'
import type { PageIn, PageKey } from '#contract/pages/table.ts'
import { type HubList, pageUrl } from '#contract/pages/urls.ts'

export type HubPage = PageIn<'stories/news-hub' | 'company/cooperation' | 'company/cases' | 'company/cooperation-text'>

type HubTab = {
  page: HubPage
  /** Other pages that show the same tab. */
  also?: readonly HubPage[]
  /** Value that its links to articles carry, so that an article knows which list it was opened from. */
  list?: HubList
}

/** A part of the site whose pages share a row of tabs. The tab opened last is remembered. */
export type Hub = {
  /** Session storage key of the tab's number, counted from 1 (N1, O1). */
  memory: 'hubTab' | 'cooperationTab'
  tabs: readonly [HubTab, ...HubTab[]]
  /** Pages that belong to the hub but have no tab. Opening one doesn't leave the hub. */
  details: readonly PageKey[]
}

/** N1: recommended, news, videos, recipes. */
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

/** URL of a tab's page; of the first tab if the index is out of range. */
export function tabUrl(hub: Hub, index: number, language: Language): string {
  return pageUrl(language, (hub.tabs[index] ?? hub.tabs[0]).page)
}

/** Index of the tab that a page shows. */
export function tabOfPage(hub: Hub, page: HubPage): number {
  return hub.tabs.findIndex((tab) => tab.page === page || tab.also?.includes(page))
}

/** Index of the tab whose list an article was opened from, according to the article's URL. */
export function tabOfList(hub: Hub, search: string): number | undefined {
  const list = new URLSearchParams(search).get('list')
  const index = hub.tabs.findIndex((tab) => tab.list !== undefined && tab.list === list)
  return index < 0 ? undefined : index
}

/** Whether a path, with or without language prefix, is a page of the hub. */
export function belongsTo(hub: Hub, pathname: string): boolean {
  const last = pathname.slice(pathname.lastIndexOf('/')).toLowerCase()
  const own = hub.tabs.flatMap(({ page, also = [] }) => [page, ...also])
  return [...own, ...hub.details].some((page) => paths[page].toLowerCase() === last)
}
