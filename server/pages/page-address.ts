import { type PageKey, pageQuery, paths } from '#app/urls.ts'
import { languageEntry, languageOfPrefix } from '#contract/languages.ts'

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

  const data = path.endsWith(dataEnding)
  const pagePath = data ? pagePathOf(path.slice(0, -dataEnding.length)) : path
  const page = pageOf(pagePath)
  const kept = new URLSearchParams()
  for (const name of page ? pageQuery[page] : []) {
    for (const value of query.getAll(name)) kept.append(name, value)
  }
  const routes = query.get('_routes')
  if (data && routes !== null && routesParameter.test(routes)) kept.append('_routes', routes)

  const search = kept.toString()
  const url = search === '' ? path : `${path}?${search}`
  return { kind: 'page', key: url, url, data }
}

/** The page that answers a path, whatever its language; undefined where none does. */
export function pageOf(path: string): PageKey | undefined {
  const [, first = '', ...rest] = path.split('/')
  const hasPrefix =
    first !== '' && languageOfPrefix(first) !== undefined && languageEntry(languageOfPrefix(first) ?? 'en').prefix !== ''
  const local = hasPrefix ? `/${rest.join('/')}` : path
  return pageKeys.find((key) => paths[key] === local || (key === 'feature' && local.startsWith(`${paths.feature}/`)))
}

const pageKeys = Object.keys(paths).filter((key): key is PageKey => key in paths)

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
