import { type PageKey, pageOfPath, pageQuery, takesForms } from '#app/pages.ts'
import { languageEntry, languageOfPrefix } from '#contract/languages.ts'
import { movedPath } from './moved-paths.ts'

/**
 * What a request for a page comes down to. Two requests with the same `key` get the same bytes: the path in small letters and the query
 * names that the page declares, in a fixed order. Everything else in the query is as if it were not there.
 */
export type PageAddress = { kind: 'page'; key: string; url: string; data: boolean } | { kind: 'redirect'; to: string }

const dataEnding = '.data'
const rootData = '/_'
/** React Router's client says which loaders it needs; the names of our route files are all that can stand there. */
const routesParameter = /^[a-z0-9/_,-]{1,200}$/

export function pageAddress(rawUrl: string): PageAddress {
  const mark = rawUrl.indexOf('?')
  const rawPath = mark < 0 ? rawUrl : rawUrl.slice(0, mark)
  const query = new URLSearchParams(mark < 0 ? '' : rawUrl.slice(mark))

  // Browsers take a backslash for a slash: in a redirect it could name another site.
  const path = decodable(rawPath) && !rawPath.includes('\\') ? rawPath.replace(/\/{2,}/g, '/').toLowerCase() : '/404'
  if (path.length > 1 && path.endsWith('/')) {
    return { kind: 'redirect', to: path.replace(/\/+$/, '') + (mark < 0 ? '' : rawUrl.slice(mark)) }
  }

  const moved = movedAddress(path)
  if (moved !== undefined) return { kind: 'redirect', to: moved + (mark < 0 ? '' : rawUrl.slice(mark)) }

  const data = path.endsWith(dataEnding)
  const pagePath = data ? pagePathOf(path.slice(0, -dataEnding.length)) : path
  const page = pageOf(pagePath)
  const kept = new URLSearchParams()
  for (const name of page ? pageQuery(page) : []) {
    for (const value of query.getAll(name)) kept.append(name, value)
  }
  const routes = query.get('_routes')
  if (data && routes !== null && routesParameter.test(routes)) kept.append('_routes', routes)

  const search = kept.toString()
  const url = search === '' ? path : `${path}?${search}`
  return { kind: 'page', key: url, url, data }
}

/** The address that a form was posted to; undefined where the page takes none. */
export function postAddress(rawUrl: string): Extract<PageAddress, { kind: 'page' }> | undefined {
  const address = pageAddress(rawUrl)
  if (address.kind !== 'page' || address.data) return undefined
  const page = pageOf(new URL(address.url, 'http://page').pathname)
  if (!page || !takesForms(page)) return undefined
  // React Router asks for it to tell the page at a folder's own address from what stands around all of its pages.
  return page === 'home' ? { ...address, url: `${address.url}?index` } : address
}

/** Whether an address carries words that a visitor typed: pages of the search alone take `q`. */
export function asksWords(url: string): boolean {
  return /[?&]q=/.test(url)
}

/** The page that answers a path, whatever its language; undefined where none does. */
export function pageOf(path: string): PageKey | undefined {
  return pageOfPath(withoutLanguage(path).local)
}

/** Where an address of former times leads today, in the same language. */
function movedAddress(path: string): string | undefined {
  const { prefix, local } = withoutLanguage(path)
  const to = movedPath(local)
  return to === undefined ? undefined : prefix + to
}

/** `/ko/productlist` is `/ko` and `/productlist`; English has no prefix. */
function withoutLanguage(path: string): { prefix: string; local: string } {
  const [, first = '', ...rest] = path.split('/')
  const language = first === '' ? undefined : languageOfPrefix(first)
  const prefixed = language !== undefined && languageEntry(language).prefix !== ''
  return prefixed ? { prefix: `/${first}`, local: `/${rest.join('/')}` } : { prefix: '', local: path }
}

function pagePathOf(path: string): string {
  return path === rootData ? '/' : path
}

function decodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
