import { resolve } from 'node:path'
import { dayInSingapore, endOfDayInSingapore } from '#i18n/singapore-time.ts'
import type { Catalog } from './catalog.ts'
import { ContentError, type ContentIssue } from './content-issue.ts'
import { createCatalog } from './create-catalog.ts'
import { type ContentReader, createContentReader, type ReadLimits } from './loading/content-reader.ts'
import type { HeldBack } from './loading/entry-set.ts'
import type { LastGoodStore } from './loading/last-good-store.ts'
import type { LoadedContent } from './loading/load-entries.ts'
import { createFolderWatch } from './watching/folder-watch.ts'
import { createSettledJob } from './watching/settled-job.ts'

type ContentStatus = {
  version: string
  loadedAt: Date
  /** `degraded`: without the entries that have faults. `last good`: nothing of what lies on disk now, because the faults concern everything. */
  state: 'ok' | 'degraded' | 'last good'
  /** What is wrong with the content as it lies on disk now. */
  problem?: readonly ContentIssue[]
  /** The entries that are not served as they lie on disk. */
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
  /** Called after a new state has taken the place of the old one. Gives back how to stop listening. */
  onChange(listener: (catalog: Catalog) => void): () => void
  /** Resolves when nothing of it is being written any more. */
  close(): Promise<void>
}

export type SourceParts = {
  log: ContentLog
  /** Milliseconds since 1970. */
  now?: () => number
  /** Debounce of changes: a change is rarely one file, and a checkout or a save by renaming is over within this, or within five times this. */
  settleMs?: number
  /** How soon a folder that is missing, for example while it is replaced, is looked for again. */
  retryMs?: number
  /** Polling interval: some file systems tell of no changes, and the operating system may have no more file watches to give. */
  pollMs?: number
  watchFolder?: typeof createFolderWatch
  openReader?: (folder: string, limits?: ReadLimits, keptFile?: string) => ContentReader
  /** What one read may take. */
  readLimits?: ReadLimits
  /** Where last good versions outlive the process; without it they end with it. */
  lastGoodStore?: LastGoodStore
}

/**
 * The content of a folder, always in its last good state and always that of the day that it is in Singapore (G14). The first load throws a
 * ContentError; faults that come later are logged.
 */
export async function createCatalogSource(
  contentFolder: string,
  {
    log,
    now = Date.now,
    settleMs = 200,
    retryMs = 1_000,
    pollMs = 60_000,
    watchFolder = createFolderWatch,
    openReader = createContentReader,
    readLimits,
    lastGoodStore,
  }: SourceParts,
): Promise<CatalogSource> {
  const root = resolve(contentFolder)
  const reader = openReader(root, readLimits, lastGoodStore?.file)
  const listeners = new Set<(catalog: Catalog) => void>()
  const reloading = createSettledJob(reload, { pauseMs: settleMs, longestMs: 5 * settleMs })
  const watch = watchFolder(root, reloading.changed)

  // Watched before it is read: what changes meanwhile is seen as well.
  let watchState = await watch.renew()
  const first = await reader.read().catch((error: unknown) => {
    void close()
    throw error
  })
  let { snapshot } = first
  let today = openDay()
  let status: ContentStatus = { version: today.catalog.version, loadedAt: new Date(), ...faultsOf(first) }
  if (first.issues.length > 0) sayHeldBack(first)
  lastGoodStore?.keep(first)
  if (watchState === 'blind') sayBlind()
  reloading.runWithin(pollMs)

  async function reload() {
    reloading.runWithin(pollMs)
    const before = watchState
    watchState = await watch.renew()
    if (watchState === 'blind' && before !== 'blind') sayBlind()

    const next = await reader.read().catch((error: unknown) => {
      keepLastGood(error)
      // Faults in a file wait for the file to change; anything else, such as a folder on its way, for a moment.
      if (watchState === 'gone' || !(error instanceof ContentError)) reloading.runWithin(retryMs)
    })
    if (next) swapIn(next)
  }

  function keepLastGood(error: unknown) {
    const problem = error instanceof ContentError ? error.issues : [{ file: '', field: '', message: String(error) }]
    const isNews = JSON.stringify(problem) !== JSON.stringify(status.problem)
    status = { version: status.version, loadedAt: status.loadedAt, state: 'last good', problem }
    if (isNews) log.error({ issues: problem }, 'content: the new state has faults; the last good one goes on being served')
  }

  function swapIn(next: LoadedContent) {
    const before = status
    const isNew = next.snapshot.version !== snapshot.version
    status = { version: before.version, loadedAt: isNew ? new Date() : before.loadedAt, ...faultsOf(next) }
    if (next.issues.length > 0 && JSON.stringify(next.issues) !== JSON.stringify(before.problem)) sayHeldBack(next)
    if (isNew) {
      snapshot = next.snapshot
      lastGoodStore?.keep(next)
      serveToday('content: a new state is served')
      return
    }
    // Nothing that anybody has made of the content is out of date, so nobody is told.
    const { version } = snapshot
    if (before.problem && next.issues.length === 0) log.info({ version }, 'content: the faults are mended')
    else log.debug({ version }, 'content: read again, nothing has changed')
  }

  function sayHeldBack({ issues, heldBack }: LoadedContent) {
    log.error({ issues, heldBack }, 'content: what has faults is held back; its last good version is served, where there is one')
  }

  function openDay() {
    const at = new Date(now())
    return { catalog: createCatalog(snapshot, dayInSingapore(at)), ends: endOfDayInSingapore(at) }
  }

  /** Looking at the clock whenever somebody asks needs no timer, and is right to the millisecond. */
  function current(): Catalog {
    if (now() >= today.ends) serveToday('content: a new day has begun')
    return today.catalog
  }

  function serveToday(message: string) {
    const before = today.catalog.version
    today = openDay()
    const { catalog } = today
    status = { ...status, version: catalog.version }
    log.info({ version: catalog.version }, message)
    if (catalog.version !== before) for (const listener of listeners) tell(listener, catalog)
  }

  /** One listener's failure is not the content's, and keeps nothing from the others. */
  function tell(listener: (catalog: Catalog) => void, next: Catalog) {
    try {
      listener(next)
    } catch (error) {
      log.error({ err: error }, 'content: somebody could not follow the change')
    }
  }

  function sayBlind() {
    log.error({ folder: root }, `content: changes cannot be watched; it is read again every ${pollMs / 1000} s`)
  }

  async function close() {
    reloading.stop()
    watch.close()
    void reader.close()
    listeners.clear()
    await lastGoodStore?.idle()
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
