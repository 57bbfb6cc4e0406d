import { withCopyNotice } from './copy-notice.ts'
import { offlineCache, offlineCopyHeader, offlinePageKey, pictureCacheKey } from './offline-keys.ts'

/**
 * What to save: pages with their scripts, illustrated pages also with their pictures, and single files. All URLs are paths. `line` is the HTML that
 * says on a page that it is an offline copy.
 */
export type Wanted = {
  pages: readonly string[]
  illustrated: readonly string[]
  files: readonly string[]
  offlinePage: string
  line: string
}
/** `done` and `all` count files. */
export type Progress = { done: number; all: number }

type File = { url: string; key: string }

const savedPictureWidth = 480

/**
 * Makes the cache hold exactly what is wanted, and the newest version of each page: fetches what is missing, and deletes the rest. Rejects if something
 * can't be fetched or the device is full; what was saved before stays. One tab at a time.
 */
export async function saveOffline(wanted: Wanted, onProgress?: (progress: Progress) => void): Promise<void> {
  await navigator.locks.request(offlineCache, () => bringUpToDate(wanted, onProgress))
}

async function bringUpToDate(wanted: Wanted, onProgress?: (progress: Progress) => void): Promise<void> {
  const cache = await caches.open(offlineCache)
  const keyed = [...wanted.pages, ...wanted.illustrated].map((url) => ({ url, key: url }))
  const pages = [...keyed, { url: wanted.offlinePage, key: offlinePageKey }]
  const fetched = await Promise.all(pages.map(async (page) => ({ ...page, response: await fetchFresh(page.url) })))
  const texts = await Promise.all(fetched.map(async ({ url, response }) => ({ url, html: await response.clone().text() })))
  const needed = unique([
    ...texts.flatMap(({ html }) => assetsIn(html)),
    ...texts.flatMap(({ url, html }) => (wanted.illustrated.includes(url) ? picturesIn(html) : [])),
    ...wanted.files.map((url) => ({ url, key: url })),
  ])
  const known = new Set((await cache.keys()).map(({ url }) => pathOf(url)))
  const missing = needed.filter(({ key }) => !known.has(key))

  for (const [index, { url, key }] of missing.entries()) {
    onProgress?.({ done: index, all: missing.length })
    await cache.put(key, await fetchFresh(url))
  }
  for (const { key, response } of fetched)
    await cache.put(key, await withCopyNotice(response, key === offlinePageKey ? '' : wanted.line))

  const keys = new Set([...pages, ...needed].map(({ key }) => key))
  for (const request of await cache.keys()) if (!keys.has(pathOf(request.url))) await cache.delete(request)
  onProgress?.({ done: missing.length, all: missing.length })
}

export const forgetOffline = () => navigator.locks.request(offlineCache, () => caches.delete(offlineCache))

/** Size of the offline cache in bytes. */
export async function savedBytes(): Promise<number> {
  const cache = await caches.open(offlineCache)
  const responses = await cache.matchAll()
  const sizes = await Promise.all(responses.map(async (response) => (await response.blob()).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length)

async function fetchFresh(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`)
  if (response.headers.has(offlineCopyHeader)) throw new Error(`${url} can't be reached`)
  return response
}

/** The scripts, styles and fonts that a page names. */
const assetsIn = (html: string): File[] =>
  (html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []).map((url) => ({ url, key: url }))

/** The pictures of a page in one size: the widest one up to the limit, which is the last in its list. */
const picturesIn = (html: string): File[] =>
  (html.match(/\/media\/[\w./-]+/g) ?? [])
    .filter((url) => Number(/\.(\d{1,5})\.avif$/.exec(url)?.[1] ?? Number.NaN) <= savedPictureWidth)
    .map((url) => ({ url, key: pictureCacheKey(url) }))

/** The last one of a key counts. */
const unique = (files: readonly File[]) => [...new Map(files.map((file) => [file.key, file])).values()]
