import { resolve } from 'node:path'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { contentFormat } from '../content-format.ts'
import { ContentError, type ContentIssue } from '../read/content-issue.ts'
import { folderFingerprint } from '../read/folder-fingerprint.ts'
import { releasesIn } from '../read/releases.ts'
import { buildFolder } from '../store/build-folder.ts'
import { currentOf } from '../store/published-store.ts'
import { openSiteStore, type SiteStore } from '../store/site-store.ts'
import type { CatalogSource, ContentStatus, SourceParts } from './catalog-source.ts'
import { createDebouncedJob } from './debounced-job.ts'
import { createFolderWatch } from './folder-watch.ts'
import type { FaultsOfDay } from './publish-for-site.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { createPublishedSource, type PublishedSource } from './watch-published.ts'

export type WatchParts = SourceParts & {
  /** Where the versions are stored (see `site-store.ts`). */
  storeFolder: string
  /** Debounce time. A change usually touches several files: a checkout, or a save by renaming. The longest delay is five times this. */
  settleMs?: number
  /** Retry interval while the folder is missing, for example while it is replaced. */
  retryMs?: number
  /** When the content is published in the background after a start with a version that was there: not while the site still starts. */
  checkMs?: number
  /** Polling interval. Some file systems report no changes, and the OS may have no file watches left. */
  pollMs?: number
  watchFolder?: typeof createFolderWatch
  openPublisher?: () => Publisher
  /** Called if the first version can't be stored in the folder. It is stored in a temporary folder then. */
  reportUnstored?: (error: unknown) => void
}

/**
 * Publishes a content folder whenever it changes, and serves what is published. Throws a ContentError if nothing is published yet and the folder
 * can't be. Later faults are logged, and the last good version stays.
 */
export async function createCatalogSource(
  contentFolder: string,
  {
    storeFolder,
    settleMs = 200,
    retryMs = 1_000,
    checkMs = 1_000,
    pollMs = 60_000,
    watchFolder = createFolderWatch,
    openPublisher = createPublisher,
    reportUnstored = () => {},
    ...parts
  }: WatchParts,
): Promise<CatalogSource> {
  const { log, now = Date.now } = parts
  const root = resolve(contentFolder)
  const publisher = openPublisher()
  const reloading = createDebouncedJob(reload, { pauseMs: settleMs, longestMs: 5 * settleMs, onError: failed })
  const watch = watchFolder(root, reloading.changed)
  const temporary = new AsyncDisposableStack()
  let folder = storeFolder
  let days: readonly FaultsOfDay[] = []
  /** The state of the folder that was published last (see `folderFingerprint`). */
  let publishedState: string | undefined
  let source: PublishedSource | undefined
  let isClosed = false
  // Starts watching before reading, so that changes during the read are seen.
  let watchState = await watch.renew()
  if (watchState === 'unwatched') logUnwatchedFolder()
  const serving = await open().catch(async (error: unknown) => {
    await close()
    throw error
  })
  source = serving

  async function open(): Promise<PublishedSource> {
    const wasPublished = await canBeServed(openSiteStore(folder))
    if (!wasPublished) await publishFirst()
    reloading.runWithin(wasPublished || hasLaterReleases() ? checkMs : pollMs)
    const { copies, ...store } = openSiteStore(folder)
    return createPublishedSource(store, { ...parts, copies, reachableVersions: 0 })
  }

  async function publishFirst() {
    log.info({ folder: root }, 'content: nothing is published yet, so the site waits for its first version')
    const state = await stateOfFolder()
    await publish(false).catch(async (error: unknown) => {
      reportUnstored(error)
      // Most likely on a disk that can't be written.
      folder = temporary.use(await buildFolder()).folder
      await publish(false)
    })
    const { issues, isServed } = faultsToday()
    if (!isServed) throw new ContentError(issues)
    if (!hasLaterReleases()) publishedState = state
    logFaults([])
  }

  async function publish(withReleases: boolean) {
    days = await publisher.run({ contentFolder: root, storeFolder: folder, today: today(), withReleases })
  }

  async function reload() {
    // A change during the first publication waits.
    if (!source) {
      log.debug({}, 'content: changed during the first read')
      reloading.runWithin(retryMs)
      return
    }
    reloading.runWithin(pollMs)
    const before = watchState
    watchState = await watch.renew()
    if (watchState === 'unwatched' && before !== 'unwatched') logUnwatchedFolder()
    const { version } = source.status()
    const state = await stateOfFolder()
    if (state === undefined || state !== publishedState) await publishChange(source)
    publishedState = state
    // A fault in a file stays until the file changes. A missing folder is looked for soon.
    if (watchState === 'gone') reloading.runWithin(retryMs)
    if (source.status().version === version) log.debug({ version }, 'content: reloaded, no changes')
  }

  /** Today's content first: that of each coming release takes as long again. */
  async function publishChange({ look }: PublishedSource) {
    if (isClosed) return
    const before = faultsToday().issues
    await publish(false)
    logFaults(before)
    await look()
    if (isClosed || !faultsToday().isServed || !hasLaterReleases()) return
    await publish(true)
    await look()
    for (const { from, issues, heldBack, isServed } of days.filter((day) => day.from !== '')) {
      const what = `content: the releases of ${from}`
      if (issues.length === 0) log.info({}, `${what} are read`)
      else if (isServed) log.error({ issues, heldBack }, `${what} are read, and have faults, which are held back`)
      else log.error({ issues }, `${what} have faults that affect the whole site`)
    }
  }

  /** The process failed, or nothing can be stored. */
  function failed(error: unknown) {
    // Closing ends the process, also during a publication.
    if (isClosed) return
    const before = faultsToday().issues
    days = [{ from: '', issues: [{ file: '', field: '', message: String(error) }], heldBack: [], isServed: false }]
    logFaults(before)
    publishedState = undefined
    reloading.runWithin(retryMs)
  }

  function logFaults(before: readonly ContentIssue[]) {
    const { issues, heldBack, isServed } = faultsToday()
    if (JSON.stringify(issues) === JSON.stringify(before)) return
    if (issues.length === 0) log.info({}, 'content: all faults are fixed')
    else if (isServed)
      log.error(
        { issues, heldBack },
        'content: entries with faults are held back; serving their last good version if there is one',
      )
    else log.error({ issues }, 'content: the new version has faults; still serving the last good version')
  }

  function faultsToday(): Omit<FaultsOfDay, 'from'> {
    return days.findLast(({ from }) => from <= today()) ?? { issues: [], heldBack: [], isServed: true }
  }

  function status(): ContentStatus {
    const served = serving.status()
    const { issues, heldBack, isServed } = faultsToday()
    if (served.state !== 'ok' || issues.length === 0) return served
    return isServed
      ? { ...served, state: 'degraded', problem: issues, heldBack }
      : { ...served, state: 'last good', problem: issues }
  }

  function today() {
    return dayInSingapore(new Date(now()))
  }

  function hasLaterReleases() {
    return releasesIn(root).some(({ day }) => day > today())
  }

  function stateOfFolder() {
    return folderFingerprint(
      root,
      releasesIn(root).map((release) => release.folder),
    )
  }

  function logUnwatchedFolder() {
    log.error({ folder: root }, `content: the OS has no file watches left; polling every ${pollMs / 1000} s`)
  }

  async function close() {
    isClosed = true
    const stopped = reloading.stop()
    watch.close()
    await source?.close()
    await publisher.close()
    // Nothing is written any more: the folders may be removed.
    await stopped
    await temporary.disposeAsync()
  }

  return { current: serving.current, status, renew: serving.renew, onChange: serving.onChange, close }
}

/** Whether there is a version that this program can open, without damage. */
async function canBeServed({ versions, copies }: SiteStore): Promise<boolean> {
  try {
    const version = currentOf(await versions(), contentFormat())
    if (!version) return false
    const { databases } = await copies.manifest(version.id)
    for (const { hash } of databases) await copies.get(hash)
    return true
  } catch {
    return false
  }
}
