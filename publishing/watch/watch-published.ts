import { setTimeout as pause } from 'node:timers/promises'
import { openForReading } from '#catalog/database/content-database.ts'
import { openContent } from '#catalog/database/open-content.ts'
import type { MediaFile, PictureMaster } from '#catalog/media/media-library.ts'
import { pictureBaseOf } from '#catalog/media/picture-variant.ts'
import { prepareCatalog } from '#catalog/prepare-catalog.ts'
import type { ContentIndex } from '#catalog/snapshot/content-index.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { contentFormat } from '../content-format.ts'
import type { FileCopies } from '../store/file-copies.ts'
import { databaseOn, hashesIn, type Manifest } from '../store/manifest.ts'
import { currentOf, type PublishedStore, type StoredVersion } from '../store/published-store.ts'
import type { CatalogSource, ContentStatus, SourceParts } from './catalog-source.ts'
import { createDayCatalog } from './day-catalog.ts'

type PublishedParts = Pick<SourceParts, 'log' | 'bytesOf' | 'publicUrl' | 'now'> & {
  copies: FileCopies
  /** How often the node looks for another version: a query for a few short rows. */
  pollMs?: number
  /** Of the versions that this program can open. */
  format?: string
  /** In how many versions files are found by their URL. */
  reachableVersions?: number
}
export type PublishedSource = Required<CatalogSource> & {
  /** Looks at once whether another version is the current one. Failures are in the log and the status. */
  look(): Promise<void>
}
type Open = { id: string; publishedAt: string; manifest: Manifest; database: string; index: ContentIndex }

/**
 * Serves the current version of a store, always for today in Singapore. Waits until there is one. If the next version can't be fetched or
 * opened, the one before stays, and log and status say why.
 */
export async function createPublishedSource(
  store: PublishedStore,
  {
    copies,
    log,
    bytesOf,
    publicUrl,
    now = Date.now,
    pollMs = 2_000,
    format = contentFormat(),
    reachableVersions = 5,
  }: PublishedParts,
): Promise<PublishedSource> {
  const closing = new AbortController()
  const others = new Map<string, Manifest>()
  let reached = ''
  let problem: string | undefined
  let isServing = false
  let open = await first()
  const day = createDayCatalog(open.index, {
    log,
    bytesOf,
    publicUrl,
    now,
    startDay,
    onFailedDay: note,
    retryMs: pollMs,
    facts: () => ({ published: open.id }),
  })
  let loadedAt = new Date()
  isServing = true
  if (problem !== undefined) log.info({ published: open.id }, 'content: serving the published version')
  problem = undefined
  let looking = Promise.resolve()
  const following = follow()

  async function first(): Promise<Open> {
    for (;;) {
      const found = await fetched(undefined).catch(note)
      if (found) return found
      await pause(pollMs)
    }
  }

  async function follow() {
    while (!closing.signal.aborted) {
      await pause(pollMs, undefined, { signal: closing.signal }).catch(() => {})
      if (!closing.signal.aborted) await look()
    }
  }

  /** One after the other. */
  function look(): Promise<void> {
    looking = looking.then(lookNow).catch(note)
    return looking
  }

  async function lookNow() {
    // Midnight passes even if nobody visits the site then.
    day.current()
    const next = await fetched(open)
    if (next !== open) {
      const made = day.make(next.index)
      await prepareCatalog(made.catalog)
      open = next
      loadedAt = new Date()
      day.serve('content: now serving a new version', made)
    }
    if (problem !== undefined) log.info({ published: open.id }, 'content: serving the published version')
    problem = undefined
  }

  /** The current version, opened, or `before` if it is that. */
  async function fetched(before: Open | undefined): Promise<Open> {
    const versions = await store.versions()
    const version = currentOf(versions, format)
    if (!version) throw new Error('nothing is published yet for this version of the program')
    if (version.id !== before?.id) {
      const manifest = await copies.manifest(version.id)
      // Those of later days too, so that a release doesn't depend on the store at midnight.
      for (const { hash } of manifest.databases) await copies.get(hash)
      await reach(version, versions)
      return openToday(version, manifest)
    }
    const [newest] = versions
    if (newest && newest.id !== version.id) {
      await reach(version, versions)
      throw new Error(`the current version ${newest.id} was published by another version of the program`)
    }
    return before
  }

  /** Files of other versions are fetched when somebody asks for them. Pages of another program link to those of versions that this one can't open. */
  async function reach(current: StoredVersion, versions: readonly StoredVersion[]) {
    const ids = [current, ...versions.slice(0, reachableVersions)].map(({ id }) => id)
    if (ids.join() === reached) return
    reached = ids.join()
    others.clear()
    for (const id of ids) {
      const manifest = await copies.manifest(id).catch(note)
      if (manifest) others.set(id, manifest)
    }
    const wanted = [...others].flatMap(([id, manifest]) => [id, ...hashesIn(manifest)])
    await copies.keepOnly(new Set(wanted)).catch(note)
  }

  function openToday({ id, publishedAt }: Pick<Open, 'id' | 'publishedAt'>, manifest: Manifest): Open {
    const database = databaseOfToday(manifest)
    return { id, publishedAt, manifest, database, index: openContent(openForReading(copies.pathOf(database))) }
  }

  function databaseOfToday(manifest: Manifest): string {
    return databaseOn(manifest, dayInSingapore(new Date(now()))).hash
  }

  function startDay() {
    if (databaseOfToday(open.manifest) !== open.database) open = openToday(open, open.manifest)
    day.serve('content: a new day has started', day.make(open.index))
  }

  function note(error: unknown): undefined {
    const message = error instanceof Error ? error.message : String(error)
    if (message !== problem)
      log.error({ err: error }, `content: ${isServing ? 'still serving the last good version: ' : ''}${message}`)
    problem = message
  }

  function status(): ContentStatus {
    const facts = { version: day.version(), published: open.id, publishedAt: open.publishedAt, loadedAt }
    if (problem === undefined) return { ...facts, state: 'ok' }
    return { ...facts, state: 'last good', problem: [{ file: '', field: '', message: problem }] }
  }

  return {
    current: day.current,
    look,
    status,
    renew: day.renew,
    onChange: day.onChange,
    async mediaOfOthers(url) {
      const [, start] = /^\/media\/([0-9a-f]{10})\//.exec(url) ?? []
      if (start === undefined) return undefined
      for (const { files, databases } of others.values()) {
        // Most unknown URLs end here, before anything is read.
        if (!files.some((hash) => hash.startsWith(start))) continue
        for (const { hash } of databases) {
          const found = mediaIn(await copies.get(hash), pictureBaseOf(url) ?? url)
          if (found) return found
        }
      }
      return undefined
    },
    async close() {
      closing.abort()
      day.close()
      await following
      await looking
      await store.close()
    },
  }
}

function mediaIn(path: string, url: string): PictureMaster | MediaFile | undefined {
  using database = openForReading(path)
  const row = database.prepare('select value from media where url = ?').get(url)
  return row && JSON.parse(String(row['value']))
}
