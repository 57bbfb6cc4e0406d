import { pathWithoutLanguage } from '#contract/pages/path-without-language.ts'

/** The cache of the pages that a visitor saved offline. */
export const offlineCache = 'kept-offline'

/** Cache key of the offline page, shown instead of a page that isn't cached. */
export const offlinePageKey = '/kept-offline-page'

/** Header of a cached page. A page from the network doesn't have it. */
export const offlineCopyHeader = 'X-Kept'

/** One size of a picture is cached, and shown for every other one. The key is its URL without width and format. */
export const pictureCacheKey = (url: string) => url.replace(/\.\d+\.(?:avif|webp)$/, '')

/**
 * The key of a page, or of its data (`.data`): its path in lower case with the parameters that identify it. Campaign names and the like are left out.
 * `queries` are the parameters of each path, from the table of pages.
 */
export function pageCacheKey(url: string, queries: Readonly<Record<string, readonly string[]>>): string {
  const { pathname, searchParams } = new URL(url)
  const path = pathname.toLowerCase().replace(/\.data$|\/$/, '')
  const local = pathWithoutLanguage(path)
  const names = (Object.hasOwn(queries, local) && queries[local]) || []
  const values = names.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? '']] : []))
  return values.length === 0 ? path : `${path}?${new URLSearchParams(values)}`
}
