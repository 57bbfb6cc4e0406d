import { keptCache, keptPictureKey, offlinePageKey } from './kept-keys.ts'

/** What is to be kept: pages with all that they need, and single files. All URLs are paths. */
export type Wanted = { pages: readonly string[]; files: readonly string[]; offlinePage: string }
/** `done` and `all` count files. */
export type Progress = { done: number; all: number }

type File = { url: string; key: string }

const keptPictureWidth = 480

/**
 * Makes the cache hold exactly what is wanted, and the newest version of each page: fetches what is missing, and deletes the rest. Rejects if something
 * can't be fetched or the device is full; what was kept before then stays.
 */
export async function keepOffline(
  { pages, files, offlinePage }: Wanted,
  onProgress?: (progress: Progress) => void,
): Promise<void> {
  const cache = await caches.open(keptCache)
  const fetched = await Promise.all([...pages, offlinePage].map(fetchFresh))
  const texts = await Promise.all(fetched.map((response) => response.clone().text()))
  const needed = unique([...texts.flatMap(filesOfPage), ...files.map((url) => ({ url, key: url }))])
  const known = new Set((await cache.keys()).map(({ url }) => pathOf(url)))
  const missing = needed.filter(({ key }) => !known.has(key))

  for (const [index, { url, key }] of missing.entries()) {
    onProgress?.({ done: index, all: missing.length })
    await cache.put(key, await fetchFresh(url))
  }
  const keys = [...pages, offlinePageKey]
  for (const [index, response] of fetched.entries()) await cache.put(keys[index] ?? offlinePageKey, response)

  const wanted = new Set([...keys, ...needed.map(({ key }) => key)])
  for (const request of await cache.keys()) if (!wanted.has(pathOf(request.url))) await cache.delete(request)
  onProgress?.({ done: missing.length, all: missing.length })
}

export const forgetOffline = () => caches.delete(keptCache)

/** How much is kept, in bytes. */
export async function keptBytes(): Promise<number> {
  const cache = await caches.open(keptCache)
  const responses = await cache.matchAll()
  const sizes = await Promise.all(responses.map(async (response) => (await response.blob()).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length)

async function fetchFresh(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`)
  return response
}

/** The scripts, styles, fonts and pictures that a page names. */
function filesOfPage(html: string): File[] {
  const assets = html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []
  const pictures = [...html.matchAll(/(\/media\/[\w./-]+?)\.(\d+)\.webp/g)].filter(
    ([, , width]) => Number(width) <= keptPictureWidth,
  )
  return [
    ...assets.map((url) => ({ url, key: url })),
    // The last one in a list is the widest.
    ...pictures.reverse().map(([url]) => ({ url, key: keptPictureKey(url) })),
  ]
}

const unique = (files: readonly File[]) => [...new Map(files.toReversed().map((file) => [file.key, file])).values()].toReversed()
