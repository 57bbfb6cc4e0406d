import { formPaths } from './form-urls.ts'
import { readingPaths } from './reading-urls.ts'
import { paths, type QueryName } from './urls.ts'

/** Every page of the site. The server and the checks of the content need the whole list; pages name only the paths that they lead to. */
export const pagePaths = { ...paths, ...readingPaths, ...formPaths }
export type PageKey = keyof typeof pagePaths

const queryNames: Partial<Record<PageKey, readonly QueryName[]>> = {
  productList: ['id', 'filter'],
  compare: ['todata', 'manycode', 'chuancode'],
  product: ['id'],
  productModel: ['id'],
  framed: ['id', 'type', 'name', 'cate'],
  faq: ['id'],
  manuals: ['id'],
  search: ['q'],
  registration: ['code'],
  sent: ['form', 'reference'],
  support: ['id'],
  shopFinder: ['id', 'q'],
  cooperation: ['id'],
  case: ['id'],
  happyKitchen: ['id'],
  newsArticle: ['id'],
  newsDetails: ['id'],
  video: ['id'],
  recipe: ['id'],
}

/**
 * The query names that decide what a page shows. Nothing else in a query reaches the server's page or its cache key: not the timestamp
 * `t` (G3), not the list that a link came from (N1), not what advertisers append.
 */
export function pageQuery(page: PageKey): readonly QueryName[] {
  return queryNames[page] ?? []
}

/** The pages that a form can be posted to without JavaScript: each has an action. */
const formPages: readonly PageKey[] = [
  'home',
  'cooperation',
  'registration',
  'dealer',
  'feedback',
  'supplier',
  'subscribe',
  'withdraw',
]

export function takesForms(page: PageKey): boolean {
  return formPages.includes(page)
}

/** The page of a path without its language, in any case; undefined where there is none. */
export function pageOfPath(path: string): PageKey | undefined {
  const asked = path.toLowerCase()
  if (asked.startsWith(`${paths.feature}/`)) return 'feature'
  return pageKeys.find((key) => pagePaths[key].toLowerCase() === asked)
}

const pageKeys = Object.keys(pagePaths).filter((key): key is PageKey => key in pagePaths)
