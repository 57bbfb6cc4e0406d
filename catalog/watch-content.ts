import { resolve } from 'node:path'
import { dayInSingapore, endOfDayInSingapore } from '#i18n/singapore-time.ts'
import type { Catalog } from './catalog.ts'
import { ContentError, type ContentIssue } from './content-issue.ts'
import { createCatalog } from './create-catalog.ts'
import { type ContentReader, createContentReader, type ReadLimits } from './loading/content-reader.ts'
import type { HeldBack } from './loading/entry-set.ts'
import type { LastGoodStore } from './loading/last-good-store.ts'
import type { LoadedContent } from './loading/load-entries.ts'
import type { StartCopy } from './loading/start-copy.ts'
import { createDebouncedJob } from './watching/debounced-job.ts'
import { createFolderWatch } from './watching/folder-watch.ts'

type ContentStatus = {
  version: string
  loadedAt: Date
  /** `degraded`: entries with faults are held back. `last good`: the faults affect the whole site, so the previous content is served. */
  state: 'ok' | 'degraded' | 'last good'
  /** Faults of the content on disk. */
  problem?: readonly ContentIssue[]
  /** Entries that are served in an older version, or not at all. */
  heldBack?: readonly HeldBack[]
}
export type ContentLog = {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}
export type CatalogSource = {
  current(): Catalog
  status(): ContentStatus
  /** Calls the listener after the catalog has changed. Returns a function that removes the listener. */
  onChange(listener: (catalog: Catalog) => void): () => void
  /** Resolves when all pending writes are done. */
  close(): Promise<void>
}

export type SourceParts = {
  log: ContentLog
  /** Milliseconds since 1970. */
  now?: () => number
  /** Debounce time. A change usually touches several files: a checkout, or a save by renaming. The longest delay is five times this. */
  settleMs?: number
  /** Retry interval while the folder is missing, for example while it is replaced. */
  retryMs?: number
  /** When the content is read in the background after a start from a copy: not while the site still starts. */
  checkCopyMs?: number
  /** Polling interval. Some file systems report no changes, and the OS may have no file watches left. */
  pollMs?: number
  watchFolder?: typeof createFolderWatch
  openReader?: (folder: string, limits?: ReadLimits, keptFile?: string) => ContentReader
  /** Limits of CPU time and memory for one read. */
  readLimits?: ReadLimits
  /** Keeps last good versions for the next start. Without it, they are lost when the process ends. */
  lastGoodStore?: LastGoodStore
  /** Content from the last start, which is served at once if nothing has changed since. Without it, each start reads the content first. */
  startCopy?: StartCopy
}

/**
 * Serves the content of a folder: always the last good version, always for today in Singapore (G14). Throws a ContentError if the first
 * load fails. Later faults are logged.
 */
export async function createCatalogSource(
  contentFolder: string,
  {
    log,
    now = Date.now,
    settleMs = 200,
    retryMs = 1_000,
    checkCopyMs = 1_000,
    pollMs = 60_000,
    watchFolder = createFolderWatch,
    openReader = createContentReader,
    readLimits,
    lastGoodStore,
    startCopy,
  }: SourceParts,
): Promise<CatalogSource> {
  const root = resolve(contentFolder)
  const reader = openReader(root, readLimits, lastGoodStore?.file)
  const listeners = new Set<(catalog: Catalog) => void>()
  const reloading = createDebouncedJob(reload, { pauseMs: settleMs, longestMs: 5 * settleMs })
  const watch = watchFolder(root, reloading.changed)

  // Starts watching before reading, so that changes during the read are seen.
  let watchState = await watch.renew()
  let copying: Promise<unknown> | undefined
  const copy = await startCopy?.find(root)
  const first = copy?.content ?? (await readOrClose())
  let { snapshot } = first
  let today = catalogOfToday()
  let status: ContentStatus = { version: today.catalog.version, loadedAt: new Date(), ...faultsOf(first) }
  if (first.issues.length > 0) logHeldBack(first)
  lastGoodStore?.keep(first)
  // A copy is checked in the background: this fills the caches of the thread, and replaces the content if the copy is wrong.
  if (copy?.content) reloading.runWithin(checkCopyMs)
  else copying = copy?.keep(first)
  if (watchState === 'unwatched') logUnwatchedFolder()
  reloading.runWithin(pollMs)

  function readOrClose() {
    return reader.read().catch((error: unknown) => {
      void close()
      throw error
    })
  }

  async function reload() {
    reloading.runWithin(pollMs)
    const before = watchState
    watchState = await watch.renew()
    if (watchState === 'unwatched' && before !== 'unwatched') logUnwatchedFolder()

    const next = await reader.read().catch((error: unknown) => {
      keepLastGood(error)
      // A fault in a file stays until the file changes. Other failures, such as a missing folder, are retried soon.
      if (watchState === 'gone' || !(error instanceof ContentError)) reloading.runWithin(retryMs)
    })
    if (next) swapIn(next)
  }

  function keepLastGood(error: unknown) {
    const problem = error instanceof ContentError ? error.issues : [{ file: '', field: '', message: String(error) }]
    const isNew = JSON.stringify(problem) !== JSON.stringify(status.problem)
    status = { version: status.version, loadedAt: status.loadedAt, state: 'last good', problem }
    if (isNew) log.error({ issues: problem }, 'content: the new version has faults; still serving the last good version')
  }

  function swapIn(next: LoadedContent) {
    const before = status
    const isNew = next.snapshot.version !== snapshot.version
    status = { version: before.version, loadedAt: isNew ? new Date() : before.loadedAt, ...faultsOf(next) }
    if (next.issues.length > 0 && JSON.stringify(next.issues) !== JSON.stringify(before.problem)) logHeldBack(next)
    if (isNew) {
      snapshot = next.snapshot
      lastGoodStore?.keep(next)
      copying = startCopy?.forget()
      serveToday('content: now serving a new version')
      return
    }
    // The content is the same as before, so listeners are not called.
    const { version } = snapshot
    if (before.problem && next.issues.length === 0) log.info({ version }, 'content: all faults are fixed')
    else log.debug({ version }, 'content: reloaded, no changes')
  }

  function logHeldBack({ issues, heldBack }: LoadedContent) {
    log.error({ issues, heldBack }, 'content: entries with faults are held back; serving their last good version if there is one')
  }

  function catalogOfToday() {
    const at = new Date(now())
    return { catalog: createCatalog(snapshot, dayInSingapore(at)), ends: endOfDayInSingapore(at) }
  }

  /** Checking the clock on each call needs no timer and is exact to the millisecond. */
  function current(): Catalog {
    if (now() >= today.ends) serveToday('content: a new day has started')
    return today.catalog
  }

  function serveToday(message: string) {
    const before = today.catalog.version
    today = catalogOfToday()
    const { catalog } = today
    status = { ...status, version: catalog.version }
    log.info({ version: catalog.version }, message)
    if (catalog.version !== before) for (const listener of listeners) notify(listener, catalog)
  }

  /** A failing listener must not affect the reload or the other listeners. */
  function notify(listener: (catalog: Catalog) => void, next: Catalog) {
    try {
      listener(next)
    } catch (error) {
      log.error({ err: error }, 'content: a listener failed')
    }
  }

  function logUnwatchedFolder() {
    log.error({ folder: root }, `content: the OS has no file watches left; polling every ${pollMs / 1000} s`)
  }

  async function close() {
    reloading.stop()
    watch.close()
    void reader.close()
    listeners.clear()
    await Promise.all([lastGoodStore?.idle(), copying])
  }

  return {
    current,
    status: () => status,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close,
  }
}

function faultsOf({ issues, heldBack }: LoadedContent): Pick<ContentStatus, 'state' | 'problem' | 'heldBack'> {
  return issues.length === 0 ? { state: 'ok' } : { state: 'degraded', problem: issues, heldBack }
}
