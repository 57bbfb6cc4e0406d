import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage, type Language, languageEntry, languageOfPrefix } from '#contract/languages.ts'
import { idInPath, pageOfPath } from '#contract/pages/page-of-path.ts'
import { paths } from '#contract/pages/paths.ts'
import { type PageKey, pageRow } from '#contract/pages/table.ts'
import { nowhere } from './meaning.ts'
import { movedPath } from './moved-paths.ts'
import { meaningOf } from './page-query.ts'

/**
 * What a request for a page comes down to. Two requests with the same `key` get the same bytes: the path in small letters, and of the query
 * what makes a difference to the page. Where it is not `shared`, a visitor's own words are part of it.
 */
export type PageAddress =
  | { kind: 'page'; key: string; url: string; data: boolean; shared: boolean }
  | { kind: 'redirect'; to: string }

/** What there is to be shown: a state of the content, and for a page's path the name that React Router's client knows its loader by. */
export type KnownPages = { catalog: Catalog; routeOf: (pagePath: string) => string | undefined }

const dataEnding = '.data'
const rootData = '/_'
/** What React Router's client asks for instead, where a path ends with a slash. */
const slashData = '/_.data'

/** `rawUrl` is a path with its query, as `requestTarget` leaves it. */
export function pageAddress(rawUrl: string, known: KnownPages): PageAddress {
  const mark = rawUrl.indexOf('?')
  const rawPath = mark < 0 ? rawUrl : rawUrl.slice(0, mark)
  const rawQuery = mark < 0 ? '' : rawUrl.slice(mark)

  const path = rawPath.toLowerCase()
  const to = movedAddress(path)
  if (to !== undefined) return { kind: 'redirect', to: to + rawQuery }

  const data = path.endsWith(dataEnding)
  const asked = data ? pagePathOf(path.slice(0, -dataEnding.length)) : path
  const pagePath = existingPath(asked, known.catalog)
  const page = pageOf(pagePath)
  const query = new URLSearchParams(rawQuery)
  const meaning = page ? meaningOf(page, { ...known, language: languageOf(pagePath), query }) : nothingMeant
  const kept = new URLSearchParams(meaning.query)
  const route = data ? known.routeOf(withoutLanguage(pagePath).local) : undefined
  if (route !== undefined && query.get('_routes')?.split(',').includes(route)) kept.append('_routes', route)

  const url = [data ? dataPathOf(pagePath) : pagePath, kept.toString()].filter((part) => part !== '').join('?')
  return { kind: 'page', key: url, url, data, shared: meaning.shared }
}

/** The address that a form was posted to; undefined where the page takes none. */
export function postAddress(rawUrl: string, known: KnownPages): Extract<PageAddress, { kind: 'page' }> | undefined {
  const address = pageAddress(rawUrl, known)
  if (address.kind !== 'page' || address.data) return undefined
  const page = pageOf(new URL(address.url, 'http://page').pathname)
  if (!page || !pageRow(page).takesForm) return undefined
  // React Router asks for it to tell the page at a folder's own address from what stands around all of its pages.
  return page === 'home' ? { ...address, url: `${address.url}?index` } : address
}

/** The page that answers a path, whatever its language; undefined where none does. */
export function pageOf(path: string): PageKey | undefined {
  return pageOfPath(withoutLanguage(path).local)
}

/** Where an address leads that is another spelling, or one of former times, in the same language. */
function movedAddress(path: string): string | undefined {
  // What `requestTarget` left as it was, because it cannot be brought into order, could lead to another site.
  if (path.includes('\\') || path.includes('//')) return undefined
  if (path.endsWith(slashData) && path !== slashData) return path.slice(0, -slashData.length) + dataEnding
  if (path.length > 1 && path.endsWith('/')) return path.replace(/\/+$/, '') || '/'
  const { prefix, local } = withoutLanguage(path)
  const to = movedPath(local)
  return to === undefined ? undefined : prefix + to
}

const nothingMeant = { query: new URLSearchParams(), shared: true }

/** What answers without being a page: the site's manifest, and in development the kit. */
const documents = ['/site.webmanifest', '/_kit']

/**
 * The path itself where something answers it. All others share a few: which one is decided by the route that the router in the browser
 * finds for the path, because it takes the 404 page over.
 */
function existingPath(path: string, catalog: Catalog): string {
  const { prefix, local } = withoutLanguage(path)
  if (documents.includes(path)) return path
  const page = pageOfPath(local)
  const id = page && idInPath(page, local)
  if (page !== undefined && !id?.includes('/')) {
    const exists = id === undefined || catalog.feature(languageOf(path), id)
    return exists ? path : `${prefix}${paths[page]}/${nowhere}`
  }
  const behind = local.indexOf('/', 1)
  if (prefix !== '' || behind < 0) return `${prefix}/${nowhere}`
  // The first of several segments stands where a language could: the rest of it may name a page.
  const rest = local.slice(behind)
  const answered = rest !== '/' && pageOfPath(rest) !== undefined ? existingPath(rest, catalog) : ''
  return `/${nowhere}${answered === '' || answered.startsWith(`/${nowhere}`) ? `/${nowhere}` : answered}`
}

/** The language of a request's address, whatever its query. */
export function languageOfAddress(rawUrl: string): Language {
  return languageOf(rawUrl.split('?', 1)[0] ?? rawUrl)
}

function languageOf(path: string): Language {
  return languageOfPrefix(withoutLanguage(path).prefix.slice(1)) ?? defaultLanguage
}

/** `/ko/productlist` is `/ko` and `/productlist`; English has no prefix. */
function withoutLanguage(path: string): { prefix: string; local: string } {
  const [, first = '', ...rest] = path.split('/')
  const language = first === '' ? undefined : languageOfPrefix(first)
  const prefixed = language !== undefined && languageEntry(language).prefix !== ''
  return prefixed ? { prefix: `/${first}`, local: `/${rest.join('/')}` } : { prefix: '', local: path }
}

const pagePathOf = (path: string) => (path === rootData ? '/' : path)
const dataPathOf = (path: string) => (path === '/' ? rootData : path) + dataEnding
