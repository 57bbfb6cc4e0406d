import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage, type Language, languageEntry, languageNames, languageOfPrefix } from '#contract/languages.ts'
import type { QueryName } from '#contract/pages/page.ts'
import { idInPath, pageOfPath } from '#contract/pages/page-of-path.ts'
import { paths } from '#contract/pages/paths.ts'
import { type PageKey, pageRow } from '#contract/pages/table.ts'
import { manifestUrl } from '#contract/pages/urls.ts'
import { withoutPastedText } from '../http/pasted-text.ts'
import { notFoundMarker } from './normalized-query.ts'
import { normalizeQuery } from './page-query.ts'

/**
 * A page request in normalized form, or a redirect. `key` is the cache key: the lowercase path and the query parameters that change the page.
 * Requests with the same key get the same bytes. If not `shared`, the page contains text that the visitor typed.
 */
export type PageAddress =
  | { kind: 'page'; key: string; url: string; data: boolean; shared: boolean }
  | { kind: 'redirect'; to: string }

/** The content snapshot, and a lookup from a page's path to its route id in React Router. */
export type KnownPages = { catalog: Catalog; routeOf: (pagePath: string) => string | undefined }

const dataEnding = '.data'
const rootData = '/_'
/** React Router's client requests this ending if the path ends with a slash. */
const slashData = '/_.data'

/** `rawUrl` is a path with a query, as `requestTarget` returns it. */
export function pageAddress(rawUrl: string, known: KnownPages): PageAddress {
  const mark = rawUrl.indexOf('?')
  const rawPath = mark < 0 ? rawUrl : rawUrl.slice(0, mark)
  const rawQuery = mark < 0 ? '' : rawUrl.slice(mark)

  const path = rawPath.toLowerCase()
  const to = movedAddress(path)
  if (to !== undefined) return { kind: 'redirect', to: to + rawQuery }

  const query = new URLSearchParams(rawQuery)
  const cleaned = withoutPasted(query)
  if (`${cleaned}` !== `${query}`) return { kind: 'redirect', to: `${rawPath}?${cleaned}` }

  const data = path.endsWith(dataEnding)
  const requestedPath = data ? pagePathOf(path.slice(0, -dataEnding.length)) : path
  const pagePath = existingPath(requestedPath, known.catalog)
  const page = pageOf(pagePath)
  const normalized = page ? normalizeQuery(page, { ...known, language: languageOf(pagePath), query }) : emptyQuery
  const keyQuery = new URLSearchParams(normalized.query)
  const route = data ? known.routeOf(withoutLanguage(pagePath).local) : undefined
  if (route !== undefined && query.get('_routes')?.split(',').includes(route)) keyQuery.append('_routes', route)

  const url = [data ? dataPathOf(pagePath) : pagePath, keyQuery.toString()].filter((part) => part !== '').join('?')
  return { kind: 'page', key: url, url, data, shared: normalized.shared }
}

/** The address of the page that a form was posted to. Undefined if that page takes no form. */
export function postAddress(rawUrl: string, known: KnownPages): Extract<PageAddress, { kind: 'page' }> | undefined {
  const address = pageAddress(rawUrl, known)
  if (address.kind !== 'page') return undefined
  const { pathname } = new URL(address.url, 'http://page')
  const page = pageOf(address.data ? pagePathOf(pathname.slice(0, -dataEnding.length)) : pathname)
  if (!page || !pageRow(page).takesForm) return undefined
  // React Router needs `?index` to post to the index route and not to its layout.
  return page === 'home' ? { ...address, url: `${address.url}${address.url.includes('?') ? '&' : '?'}index` } : address
}

/** The page of a path, in any language. Undefined if there is none. */
export function pageOf(path: string): PageKey | undefined {
  return pageOfPath(withoutLanguage(path).local)
}

/** The path to redirect to, for another spelling of a path or a path of the former site. Keeps the language. */
function movedAddress(path: string): string | undefined {
  // `requestTarget` does not normalize these paths. A redirect to them could go to another site.
  if (path.includes('\\') || path.includes('//')) return undefined
  if (path.endsWith(slashData) && path !== slashData) return path.slice(0, -slashData.length) + dataEnding
  if (path.length > 1 && path.endsWith('/')) return path.slice(0, -1)
  const { prefix, local } = withoutLanguage(path)
  const to = movedPath(local)
  return to === undefined ? undefined : prefix + to
}

/** Query values that are ids or codes. Visitors type all others, so those may end with any character. */
const naming: readonly QueryName[] = [
  'id',
  'code',
  'manycode',
  'chuancode',
  'todata',
  'type',
  'name',
  'cate',
  'city',
  'form',
  'reference',
]

function withoutPasted(query: URLSearchParams): URLSearchParams {
  const isNaming = new Set<string>(naming)
  return new URLSearchParams([...query].map(([name, value]) => [name, isNaming.has(name) ? withoutPastedText(value) : value]))
}

const emptyQuery = { query: new URLSearchParams(), shared: true }

/** Routes that are not pages: the web app manifest of each language. */
const documents = languageNames.map(manifestUrl)

/**
 * Returns the path itself if it exists. Unknown paths are mapped to a few paths with `notFoundMarker`. The mapping keeps the route that React
 * Router matches in the browser, because that route hydrates the 404 page.
 */
function existingPath(path: string, catalog: Catalog): string {
  const { prefix, local } = withoutLanguage(path)
  if (documents.includes(path)) return path
  const page = pageOfPath(local)
  const id = page && idInPath(page, local)
  if (page !== undefined && !id?.includes('/')) {
    const exists = id === undefined || catalog.feature(languageOf(path), id)
    return exists ? path : `${prefix}${paths[page]}/${notFoundMarker}`
  }
  const behind = local.indexOf('/', 1)
  if (prefix !== '' || behind < 0) return `${prefix}/${notFoundMarker}`
  // The first segment is in the place of a language prefix, so the rest may match a page.
  const rest = local.slice(behind)
  const answered = rest !== '/' && pageOfPath(rest) !== undefined ? existingPath(rest, catalog) : ''
  const isUnknown = answered === '' || answered.startsWith(`/${notFoundMarker}`)
  return `/${notFoundMarker}${isUnknown ? `/${notFoundMarker}` : answered}`
}

/** The language of a URL, from its path alone. */
export function languageOfAddress(rawUrl: string): Language {
  return languageOf(rawUrl.split('?', 1)[0] ?? rawUrl)
}

function languageOf(path: string): Language {
  return languageOfPrefix(withoutLanguage(path).prefix.slice(1)) ?? defaultLanguage
}

/** Splits `/ko/productlist` into `/ko` and `/productlist`. English has no prefix. */
function withoutLanguage(path: string): { prefix: string; local: string } {
  const [, first = '', ...rest] = path.split('/')
  const language = first === '' ? undefined : languageOfPrefix(first)
  const prefixed = language !== undefined && languageEntry(language).prefix !== ''
  return prefixed ? { prefix: `/${first}`, local: `/${rest.join('/')}` } : { prefix: '', local: path }
}

const pagePathOf = (path: string) => (path === rootData ? '/' : path)
const dataPathOf = (path: string) => (path === '/' ? rootData : path) + dataEnding

/** Paths of the former site that were pages themselves. */
const moved = new Map<string, string>([
  ['/cooperation', paths.cooperation],
  ['/alltitle', paths.newsHub],
  ['/xx', paths.happyKitchen],
])

/** Hubs of the former site whose pages had paths below them, such as `/alltitle/portrait`. */
const parents = new Set<string>(['/cooperation', paths.cooperation, '/alltitle', paths.newsHub])

/** The current path for a path of the former site, both without language prefix. Undefined if the path has not moved. */
function movedPath(path: string): string | undefined {
  const [, parent = '', child = '', ...deeper] = path.split('/')
  if (child === '') return moved.get(path)

  const page = deeper.length === 0 && parents.has(`/${parent}`) ? pageOfPath(`/${child}`) : undefined
  return page && paths[page]
}
