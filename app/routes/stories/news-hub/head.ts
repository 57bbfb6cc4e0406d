import { listTitle } from '#app/features/pages/list-pages.tsx'
import { listOf } from '#app/features/reading/articles/structured-data.ts'
import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import type { Language } from '#contract/languages.ts'
import { type HubList, pageUrl, pageValue } from '#contract/pages/urls.ts'
import type { NewsHub } from './load.server.ts'

/** The four pages, in tab order. */
export const tabs = [
  { list: 'recommended', page: 'newsHub', title: 'hub.title' },
  { list: 'news', page: 'news', title: 'hub.news' },
  { list: 'videos', page: 'videos', title: 'hub.videos' },
  { list: 'recipes', page: 'recipes', title: 'hub.recipes' },
] as const
type Tab = (typeof tabs)[number]

export const tabOf = (list: HubList): Tab => tabs.find((tab) => tab.list === list) ?? tabs[0]

/** URL of a page of a tab's list. */
export const listUrl = ({ page }: Tab, language: Language, number: number) =>
  page === 'newsHub' ? pageUrl(language, page) : pageUrl(language, page, { page: pageValue(number) })

export function newsHubHead({ list, sections, pages }: NewsHub, { language, t, origin }: Frame): PageHead {
  const tab = tabOf(list)
  const { page, title } = tab
  const articles = sections.flatMap((section) => section.articles)
  return {
    title: listTitle(t, t(title), pages),
    description: t(`hub.${list}.intro`),
    canonicalUrl: (of) => listUrl(tab, of, pages.number),
    picture: articles[0]?.picture,
    trail: [
      { name: t('nav.news'), url: pageUrl(language, 'newsHub') },
      ...(page === 'newsHub' ? [] : [{ name: t(title), url: pageUrl(language, page) }]),
    ],
    jsonLd: [listOf(articles, origin, language)],
    feed: { of: 'news', name: t('nav.news') },
  }
}
