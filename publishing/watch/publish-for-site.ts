import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Day } from '#contract/views/articles.ts'
import { contentFormat } from '../content-format.ts'
import { readBetweenPublishings } from '../files/publishing-marker.ts'
import { openCacheOfFolder } from '../read/cache-of-folder.ts'
import { ContentError, type ContentIssue } from '../read/content-issue.ts'
import { type ReadCache, readCacheFile } from '../read/read-cache.ts'
import { layersOn } from '../read/releases.ts'
import { buildFolder, removeAbandonedBuilds } from '../store/build-folder.ts'
import { databaseOn, hashesIn } from '../store/manifest.ts'
import { type DatabaseOfDay, laterDaysOf, storeVersion } from '../store/publish.ts'
import { currentOf } from '../store/published-store.ts'
import { openSiteStore, type SiteStore } from '../store/site-store.ts'
import { buildDatabase, type EarlierDatabase } from '../versions/build-database.ts'
import type { HeldBack } from '../versions/entry-set.ts'

export type SiteJob = {
  /** Absolute. */
  contentFolder: string
  storeFolder: string
  today: Day
  /** Also builds the databases of the days on which releases start. */
  withReleases: boolean
}

/** What is wrong with the content from a day on. Not served if the faults affect the whole site: then the content before stays. */
export type FaultsOfDay = {
  from: '' | Day
  issues: readonly ContentIssue[]
  heldBack: readonly HeldBack[]
  isServed: boolean
}

/** How many versions are kept: the current one and those that may still be in use. */
const keptVersions = 3

/** Publishes the content folder of a site on one machine, without entries that have faults. Returns what is wrong on each day. */
export async function publishForSite(job: SiteJob): Promise<FaultsOfDay[]> {
  await using building = await buildFolder(job.storeFolder)
  const store = openSiteStore(job.storeFolder)
  const cache = openCacheOfFolder(join(job.storeFolder, readCacheFile), job.contentFolder)
  try {
    const before = await servedNow(store, job.today)
    const parts = { cache, before, folder: building.folder }
    const { databases, days } = await readBetweenPublishings(job.contentFolder, () => build(job, parts))
    await storeVersion(store, { databases, by: 'site', now: new Date() })
    await removeOld(store)
    await removeAbandonedBuilds(job.storeFolder)
    return days
  } catch (error) {
    if (error instanceof ContentError) return [unserved('', error)]
    throw error
  } finally {
    cache.close()
  }
}

type BuildParts = { cache: ReadCache; before: EarlierDatabase | undefined; folder: string }

/** Throws a ContentError if the content of today has faults that affect the whole site. On a later day, the content of the day before stays. */
async function build({ contentFolder: root, today, withReleases }: SiteJob, { cache, before, folder }: BuildParts) {
  const databases: DatabaseOfDay[] = []
  const days: FaultsOfDay[] = []
  for (const from of ['', ...(withReleases ? laterDaysOf(root, today) : [])] as const) {
    const last = databases.at(-1)
    try {
      const { path, issues, heldBack } = await buildDatabase({
        ...{ root, cache, layers: layersOn(root, from || today) },
        before: last ? { path: last.path, isForeign: false } : before,
        target: join(folder, `${randomUUID()}.sqlite`),
      })
      databases.push({ from, path })
      days.push({ from, issues, heldBack, isServed: true })
    } catch (error) {
      if (from === '' || !(error instanceof ContentError)) throw error
      days.push(unserved(from, error))
    }
  }
  return { databases, days }
}

const unserved = (from: FaultsOfDay['from'], { issues }: ContentError): FaultsOfDay => ({
  from,
  issues,
  heldBack: [],
  isServed: false,
})

/** The database that the site serves today, or that of an earlier version of the program. Undefined if it is damaged. */
async function servedNow({ versions, copies }: SiteStore, today: Day): Promise<EarlierDatabase | undefined> {
  try {
    const listed = await versions()
    const version = currentOf(listed, contentFormat()) ?? listed[0]
    if (!version) return undefined
    const { hash } = databaseOn(await copies.manifest(version.id), today)
    return { path: await copies.get(hash), isForeign: version.format !== contentFormat() }
  } catch {
    return undefined
  }
}

/** Removes versions that are no longer in use, or that can't be read. */
async function removeOld(store: SiteStore): Promise<void> {
  const wanted = new Set<string>()
  for (const [index, version] of (await store.versions()).entries()) {
    const manifest = index < keptVersions ? await store.copies.manifest(version.id).catch(() => undefined) : undefined
    if (manifest) for (const hash of [version.id, ...hashesIn(manifest)]) wanted.add(hash)
    else await store.remove(version)
  }
  await store.sweep(wanted)
}
