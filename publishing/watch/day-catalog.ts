import type { Catalog } from '#catalog/catalog.ts'
import { createCatalog } from '#catalog/create-catalog.ts'
import type { ContentIndex } from '#catalog/snapshot/content-index.ts'
import { dayInSingapore, endOfDayInSingapore } from '#i18n/singapore-time.ts'
import type { SourceParts } from './catalog-source.ts'

type DayParts = Pick<SourceParts, 'log' | 'bytesOf' | 'publicUrl'> & {
  now: () => number
  /** Serves the catalog of the day that has just started. If it throws, yesterday's stays, and the day is tried again after `retryMs`. */
  startDay: () => void
  onFailedDay: (error: unknown) => void
  retryMs: number
  /** What the log says beside the version. */
  facts?: () => object
}

type MadeCatalog = { index: ContentIndex; catalog: Catalog; ends: number; renewals: number }

/** Serves a content always for today in Singapore, and tells listeners of each new catalog. */
export function createDayCatalog(
  first: ContentIndex,
  { log, bytesOf, publicUrl, now, startDay, onFailedDay, retryMs, facts = () => ({}) }: DayParts,
) {
  const listeners = new Set<(catalog: Catalog) => void>()
  let renewals = 0
  let today = make(first)

  /** A catalog that is not served yet, so that it can be prepared. */
  function make(index: ContentIndex): MadeCatalog {
    const at = new Date(now())
    const catalog = createCatalog(index, dayInSingapore(at), { bytesOf, renewals, publicUrl })
    return { index, catalog, ends: endOfDayInSingapore(at), renewals }
  }

  /** Checking the clock on each call needs no timer and is exact to the millisecond. */
  function current(): Catalog {
    if (now() >= today.ends) {
      try {
        startDay()
      } catch (error) {
        // Yesterday's pages are better than none.
        today = { ...today, ends: now() + retryMs }
        onFailedDay(error)
      }
    }
    return today.catalog
  }

  /** Serves `made`, or the same content anew if the day or the sizes of documents have changed since. */
  function serve(message: string, made: MadeCatalog) {
    const before = today.catalog.version
    today = made.renewals === renewals && now() < made.ends ? made : make(made.index)
    const { catalog } = today
    log.info({ version: catalog.version, ...facts() }, message)
    if (catalog.version !== before) for (const listener of listeners) notify(listener, catalog)
  }

  /** A failing listener must not affect the content or the other listeners. */
  function notify(listener: (catalog: Catalog) => void, catalog: Catalog) {
    try {
      listener(catalog)
    } catch (error) {
      log.error({ err: error }, 'content: a listener failed')
    }
  }

  return {
    current,
    make,
    serve,
    /** Of the catalog that is served, without a look at the clock. */
    version: () => today.catalog.version,
    index: () => today.index,
    renew() {
      renewals += 1
      serve('content: the sizes of the documents are known', today)
    },
    onChange(listener: (catalog: Catalog) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => listeners.clear(),
  }
}
