import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openForReading } from '#catalog/database/content-database.ts'
import type { Original } from '#catalog/media/media-library.ts'
import type { Day } from '#contract/views/articles.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { contentFormat } from '../content-format.ts'
import { readBetweenPublishings } from '../files/publishing-marker.ts'
import { readRegularFileSync } from '../files/regular-file.ts'
import { originalsIn } from '../pictures/originals.ts'
import { ContentError } from '../read/content-issue.ts'
import { maxFileBytes } from '../read/media-limits.ts'
import { createMemoryCache } from '../read/memory-cache.ts'
import { layersOn, releasesIn } from '../read/releases.ts'
import { buildDatabase } from '../versions/build-database.ts'
import { buildFolder } from './build-folder.ts'
import { hashesIn, type Manifest, manifestBytes } from './manifest.ts'
import type { PublishedStore, Version } from './published-store.ts'

type Publication = { by: string; now?: Date }

/** The content from a day on, the first day first (see `Manifest`), and where its database is. */
export type DatabaseOfDay = { from: '' | Day; path: string }

/**
 * Builds a version of a content folder, with all its releases, and makes it the current one. Throws a ContentError if the content has faults.
 * Killed at any moment, it has published all or nothing: the version is named after its files are in the store.
 */
export async function publishContent(contentFolder: string, store: PublishedStore, { by, now: given }: Publication) {
  const now = given ?? new Date(await store.now())
  const root = resolve(contentFolder)
  await using build = await buildFolder()
  const databases = await readBetweenPublishings(root, () => databasesOf(root, dayInSingapore(now), build.folder))
  const originals = new Map(databases.flatMap(({ path }) => originalsOf(path)).map((original) => [original.hash, original]))
  const source = originalsIn(root)
  const files = new Map([...originals].map(([hash, original]) => [hash, () => bytesOf(original, source)]))
  return await storeVersion(store, { databases, files, by, now })
}

/** Puts a version into the store and makes it the current one. `files`: what it needs beside its databases, by hash. */
export async function storeVersion(
  store: PublishedStore,
  { databases, files = new Map(), by, now }: VersionParts,
): Promise<{ version: Version; stored: number }> {
  const contents = new Map<string, () => Promise<Buffer>>(files)
  const hashed: { from: string; hash: string }[] = []
  for (const { from, path } of databases) {
    const sum = hash('sha256', await readFile(path))
    hashed.push({ from, hash: sum })
    contents.set(sum, () => readFile(path))
  }
  const format = contentFormat()
  const bytes = manifestBytes({ format, databases: hashed as Manifest['databases'], files: [...files.keys()] })
  const id = hash('sha256', bytes)
  contents.set(id, async () => bytes)
  const missing = await store.missing([...contents.keys()])
  for (const one of missing) {
    const content = await contents.get(one)?.()
    if (content) await store.put(one, content)
  }
  const version = { id, format, publishedAt: now.toISOString(), publishedBy: by }
  await store.switchTo(version)
  return { version, stored: missing.length }
}

type VersionParts = {
  databases: readonly DatabaseOfDay[]
  files?: ReadonlyMap<string, () => Promise<Buffer>>
  by: string
  now: Date
}

/** Makes an earlier version the current one again. Throws if a file of it is gone. */
export async function rollBack(store: PublishedStore, version: Version, manifest: Manifest): Promise<void> {
  const missing = await store.missing([version.id, ...hashesIn(manifest)])
  if (missing.length > 0) throw new Error(`${missing.length} files of this version are not in the store any more`)
  await store.switchTo(version)
}

/** The days after `today` on which releases start to apply, in their order. */
export const laterDaysOf = (root: string, today: Day): Day[] =>
  [...new Set(releasesIn(root).map(({ day }) => day))].filter((day) => day > today)

/** A database for today, and one for each later day on which releases apply. */
async function databasesOf(root: string, today: Day, folder: string): Promise<DatabaseOfDay[]> {
  const cache = createMemoryCache()
  const databases: DatabaseOfDay[] = []
  for (const from of ['', ...laterDaysOf(root, today)] as const) {
    const last = databases.at(-1)
    const { issues, path } = await buildDatabase({
      ...{ root, cache, layers: layersOn(root, from || today), target: join(folder, `${from || today}.sqlite`) },
      before: last && { path: last.path, isForeign: false },
    })
    if (issues.length > 0) throw new ContentError(issues)
    databases.push({ from, path })
  }
  return databases
}

function originalsOf(path: string): Original[] {
  using database = openForReading(path)
  // Written by this program, a moment ago.
  return database
    .prepare('select value from media')
    .all()
    .map(({ value }) => JSON.parse(String(value)) as Original)
}

async function bytesOf(original: Original, originals: ReturnType<typeof originalsIn>): Promise<Buffer> {
  const place = await originals.find(original)
  const bytes = place && readRegularFileSync(place.folder, place.path, maxFileBytes)
  if (!bytes || hash('sha256', bytes) !== original.hash)
    throw new Error(`${original.path} was changed while it was published: publish again`)
  return bytes
}
