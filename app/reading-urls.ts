import type { CategoryNumber } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import { localPath } from './urls.ts'

/** Paths of the reading part, as they have been known for years. In a module of its own, so that product pages do not load them. */
export const readingPaths = {
  stores: '/store',
  shopFinder: '/exhibition',
  faq: '/words',
  manuals: '/machine',
  search: '/search',
  support: '/support',
  cooperation: '/cooperationall',
  engineering: '/Engineering',
  cases: '/ClassicCase',
  serviceIdea: '/ServiceIdea',
  afterSalesProcess: '/Process',
  case: '/detailsproject',
  about: '/about',
  /** The list, and with an id one entry of it. */
  happyKitchen: '/informationcopy',
  newsHub: '/alltitleandall',
  news: '/information',
  videos: '/portrait',
  recipes: '/menu',
  newsArticle: '/infodetion',
  /** The same page as `newsArticle`, which is the address it calls its own. */
  newsDetails: '/details',
  video: '/detailstovideo',
  recipe: '/detailstomenu',
  shoppingGuide: '/register',
  featureStory: '/detailone',
  brand: '/kitchen',
  worldOutlets: '/wholeworld',
  servicePromise: '/consumer',
  servicePhilosophy: '/topmode',
  terms: '/text',
  imageStory: '/pearlike',
} as const

type PathKey = keyof typeof readingPaths
/** Pages that are nothing without an id. */
type DetailPage = 'newsArticle' | 'newsDetails' | 'video' | 'recipe' | 'case'

/** A page that needs no id: `pageUrl(language, 'stores')`. */
export const pageUrl = (language: Language, page: Exclude<PathKey, DetailPage>) => localPath(language, readingPaths[page])

const withId = (language: Language, page: PathKey, id: string) => localPath(language, readingPaths[page], { id })

/** The page of an article of each kind. */
const articlePages = {
  news: 'newsArticle',
  video: 'video',
  recipe: 'recipe',
  happiness: 'happyKitchen',
  case: 'case',
} as const satisfies Record<ArticleKind, PathKey>

/** The lists of the news hub. A link says which one it comes from (N1); the server does not ask. */
export type HubList = 'recommended' | 'news' | 'videos' | 'recipes'

export const readingUrls = {
  article: (language: Language, kind: ArticleKind, id: string, list?: HubList) =>
    localPath(language, readingPaths[articlePages[kind]], { id, list: list ?? '' }),
  faq: (language: Language, category: CategoryNumber) => withId(language, 'faq', String(category)),
  manuals: (language: Language, category: CategoryNumber) => withId(language, 'manuals', String(category)),
  support: (language: Language, code: string) => withId(language, 'support', code),
  /** The enquiry form, begun with the project that it is about (O2). */
  cooperationAbout: (language: Language, caseId: string) => withId(language, 'cooperation', caseId),
  /** The shops of a city. */
  shopsOf: (language: Language, cityId: string) => withId(language, 'shopFinder', cityId),
  search: (language: Language, q: string) => localPath(language, readingPaths.search, { q }),
}

/** The news as a feed for readers; no page, but each language has its own. */
export const newsFeedUrl = (language: Language) => localPath(language, '/rss.xml')
