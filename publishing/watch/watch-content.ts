import { resolve } from 'node:path'
import { openContent } from '#catalog/database/open-content.ts'
import { prepareCatalog } from '#catalog/prepare-catalog.ts'
import type { Day } from '#contract/views/articles.ts'
import { dayInSingapore, endOfDayInSingapore } from '#i18n/singapore-time.ts'
import { reportOnceUntilStored } from '../files/storage-report.ts'
import { ContentError, type ContentIssue } from '../read/content-issue.ts'
import { folderFingerprint } from '../read/folder-fingerprint.ts'
import { layersOn } from '../read/releases.ts'
import { createContentReader, type ReadContent } from '../versions/content-reader.ts'
import { createVersionStore } from '../versions/version-store.ts'
import type { CatalogSource, ContentStatus, SourceParts } from './catalog-source.ts'
import { createDayCatalog } from './day-catalog.ts'
import { createDebouncedJob } from './debounced-job.ts'
import { createFolderWatch } from './folder-watch.ts'
import { readBetweenPublishings } from './publishing-marker.ts'

/** How long before midnight the content of the next day is read. Enough for a hundred times the demo content. */
const readAheadMs = 15 * 60_000

/** The content of the next day, unless it can't be served. `base`: the version that is served until then. `state`: see `folderFingerprint`. */
type ContentAhead = { day: Day; base: string; state: string | undefined; content: ReadContent | undefined }

/**
 * Serves the content of a folder with the releases that apply: always the last good version, always for today in Singapore (G14). Throws a
 * ContentError if the first load fails. Later faults are logged.
 */
export async function createCatalogSource(
  contentFolder: string,
  {
    log,
    layers: ownLayers = [],
    bytesOf,
    publicUrl,
    now = Date.now,
    settleMs = 200,
    retryMs = 1_000,
    checkCopyMs = 1_000,
    pollMs = 60_000,
    watchFolder = createFolderWatch,
    openReader = createContentReader,
    versionsFolder,
    reportUnstored = () => {},
  }: SourceParts,
): Promise<CatalogSource> {
  const root = resolve(contentFolder)
  const reader = openReader(root, versionsFolder)
  const reloading = createDebouncedJob(reload, { pauseMs: settleMs, longestMs: 5 * settleMs, onError: stayOnLastGood })
  const watch = watchFolder(root, reloading.changed, ownLayers)

  let isServing = false
  // Starts watching before reading, so that changes during the read are seen.
  let watchState = await watch.renew()
  const storing = reportOnceUntilStored(reportUnstored)
  const copy = await keptContent()
  const first = copy ?? (await readOrClose())
  noteStored(first)
  let ahead: ContentAhead | undefined
  const day = createDayCatalog(first.index, { log, bytesOf, publicUrl, now, startDay, onFailedDay, retryMs })
  isServing = true
  let status: Omit<ContentStatus, 'version'> = { loadedAt: new Date(), ...faultsOf(first) }
  if (first.issues.length > 0) logHeldBack(first)
  // A copy is checked in the background: this replaces the content if the copy is wrong.
  // The next day's releases are read then too.
  if (copy || layersAhead()) reloading.runWithin(checkCopyMs)
  if (watchState === 'unwatched') logUnwatchedFolder()
  runAgain()

  async function keptContent(): Promise<ReadContent | undefined> {
    const database =
      versionsFolder === undefined ? undefined : await createVersionStore(versionsFolder, root).unchanged(layersToday())
    if (!database) return undefined
    try {
      const index = openContent(database)
      return { index, version: index.version, issues: [], heldBack: [] }
    } catch {
      // A damaged file.
      return undefined
    }
  }

  function noteStored({ unstored }: ReadContent) {
    if (unstored === undefined) storing.stored()
    else storing.failed(new Error(unstored))
  }

  function readOrClose() {
    return readBetweenPublishings(root, () => reader.read(layersToday())).catch((error: unknown) => {
      close().catch(() => {})
      throw error
    })
  }

  function layersToday(): readonly string[] {
    return layersOnDay(dayInSingapore(new Date(now())))
  }

  function layersOnDay(day: Day): readonly string[] {
    return [...layersOn(root, day), ...ownLayers]
  }

  /** What to read for the next day, if it is near and a release applies then. */
  function layersAhead(): { day: Day; layers: readonly string[] } | undefined {
    const ends = endOfDayInSingapore(new Date(now()))
    if (ends - now() > readAheadMs) return undefined
    const day = dayInSingapore(new Date(ends))
    const layers = layersOnDay(day)
    return JSON.stringify(layers) === JSON.stringify(layersToday()) ? undefined : { day, layers }
  }

  /** Also when the next day starts, because its releases apply even if nobody visits the site then. */
  function runAgain() {
    const untilMidnight = endOfDayInSingapore(new Date(now())) - now()
    reloading.runWithin(Math.min(pollMs, Math.max(settleMs, untilMidnight)))
  }

  async function reload() {
    // A change during the first read waits: there is no version yet to compare it with.
    if (!isServing) {
      log.debug({}, 'content: changed during the first read')
      reloading.runWithin(retryMs)
      return
    }
    runAgain()
    day.current()
    const before = watchState
    watchState = await watch.renew()
    if (watchState === 'unwatched' && before !== 'unwatched') logUnwatchedFolder()

    const next = await readBetweenPublishings(root, () => reader.read(layersToday(), day.index())).catch((error: unknown) => {
      stayOnLastGood(error)
      // A fault in a file stays until the file changes. Other failures, such as a missing folder, are retried soon.
      if (watchState === 'gone' || !(error instanceof ContentError)) reloading.runWithin(retryMs)
    })
    if (next) await swapIn(next).catch(stayOnLastGood)
    await readAhead()
  }

  /**
   * Reads the content of tomorrow shortly before midnight, if a release applies then. Reading can take minutes if there is much content, and
   * visitors shall see the release from the first second of its day.
   */
  async function readAhead() {
    const next = layersAhead()
    if (!next) {
      ahead = undefined
      return
    }
    const { layers } = next
    const state = await folderFingerprint(root, layers)
    if (ahead?.day === next.day && ahead.base === day.index().version && state !== undefined && ahead.state === state) return
    ahead = { day: next.day, state, base: day.index().version, content: undefined }
    const aheadNow = ahead
    try {
      aheadNow.content = await reader.readAhead(layers)
      const { issues, heldBack, version } = aheadNow.content
      if (issues.length > 0)
        log.error({ issues, heldBack }, `content: the releases of ${next.day} have faults, which are held back`)
      log.info({ version }, `content: the releases of ${next.day} are read`)
    } catch (error) {
      // Faults stay until a file changes; other failures are tried again.
      if (!(error instanceof ContentError)) ahead = undefined
      log.error({ issues: issuesOf(error) }, `content: the releases of ${next.day} have faults that affect the whole site`)
    }
  }

  function stayOnLastGood(error: unknown) {
    const problem = issuesOf(error)
    const isNew = JSON.stringify(problem) !== JSON.stringify(status.problem)
    status = { loadedAt: status.loadedAt, state: 'last good', problem }
    if (isNew) log.error({ issues: problem }, 'content: the new version has faults; still serving the last good version')
  }

  async function swapIn(next: ReadContent) {
    noteStored(next)
    const { version } = day.index()
    const made = next.version === version ? undefined : day.make(next.index)
    // On a failure, the version before stays, and this one is tried again with the next change or poll.
    if (made) await prepareCatalog(made.catalog)
    const before = status
    status = { loadedAt: made ? new Date() : before.loadedAt, ...faultsOf(next) }
    if (next.issues.length > 0 && JSON.stringify(next.issues) !== JSON.stringify(before.problem)) logHeldBack(next)
    if (made) {
      day.serve('content: now serving a new version', made)
      return
    }
    // The content is the same as before, so listeners are not called.
    if (before.problem && next.issues.length === 0) log.info({ version }, 'content: all faults are fixed')
    else log.debug({ version }, 'content: reloaded, no changes')
  }

  function logHeldBack({ issues, heldBack }: ReadContent) {
    log.error({ issues, heldBack }, 'content: entries with faults are held back; serving their last good version if there is one')
  }

  function startDay() {
    // Content that has changed since tomorrow was read is newer than that.
    const isReady = ahead?.day === dayInSingapore(new Date(now())) && ahead.base === day.index().version
    const { content } = (isReady && ahead) || {}
    ahead = undefined
    // Applies its releases unless they were read ahead, and makes them the last good version.
    reloading.runWithin(0)
    day.serve('content: a new day has started', day.make(content?.index ?? day.index()))
    if (content) status = { loadedAt: new Date(), ...faultsOf(content) }
  }

  function onFailedDay(error: unknown) {
    stayOnLastGood(error)
    reloading.runWithin(0)
  }

  function logUnwatchedFolder() {
    log.error({ folder: root }, `content: the OS has no file watches left; polling every ${pollMs / 1000} s`)
  }

  async function close() {
    reloading.stop()
    watch.close()
    day.close()
    await reader.close()
  }

  return {
    current: day.current,
    status: () => ({ version: day.version(), ...status }),
    renew: day.renew,
    onChange: day.onChange,
    close,
  }
}

function issuesOf(error: unknown): readonly ContentIssue[] {
  return error instanceof ContentError ? error.issues : [{ file: '', field: '', message: String(error) }]
}

function faultsOf({ issues, heldBack }: ReadContent): Pick<ContentStatus, 'state' | 'problem' | 'heldBack'> {
  return issues.length === 0 ? { state: 'ok' } : { state: 'degraded', problem: issues, heldBack }
}
