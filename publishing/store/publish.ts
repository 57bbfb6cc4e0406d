import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openForReading } from '#catalog/database/content-database.ts'
import type { Original } from '#catalog/media/media-library.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { readRegularFileSync } from '../files/regular-file.ts'
import { originalsIn } from '../pictures/originals.ts'
import { ContentError } from '../read/content-issue.ts'
import { maxFileBytes } from '../read/media-limits.ts'
import { layersOn, releasesIn } from '../read/releases.ts'
import { createContentProducer } from '../versions/content-producer.ts'
import { buildFolder } from './build-folder.ts'
import { contentFormat, hashesIn, type Manifest, manifestBytes } from './manifest.ts'
import type { PublishedStore, Version } from './published-store.ts'

type Publication = { by: string; now?: Date }

/**
 * Builds a version of a content folder, with all its releases, and makes it the current one. Throws a ContentError if the content has faults.
 * Killed at any moment, it has published all or nothing: the version is named after its files are in the store.
 */
export async function publishContent(contentFolder: string, store: PublishedStore, { by, now: given }: Publication) {
  const now = given ?? new Date(await store.now())
  const root = resolve(contentFolder)
  await using built = await buildDatabases(root, dayInSingapore(now))
  const files = new Set<string>()
  const contents = new Map<string, () => Promise<Buffer>>()
  const source = originalsIn(root)
  for (const { hash, path } of built.databases) {
    contents.set(hash, () => readFile(path))
    for (const original of originalsOf(path)) {
      files.add(original.hash)
      contents.set(original.hash, () => bytesOf(original, source))
    }
  }

  const manifest: Manifest = {
    format: contentFormat(),
    databases: built.databases.map(({ from, hash }) => ({ from, hash })) as Manifest['databases'],
    files: [...files],
  }
  const bytes = manifestBytes(manifest)
  const id = hash('sha256', bytes)
  contents.set(id, async () => bytes)
  const missing = await store.missing([...contents.keys()])
  for (const one of missing) {
    const content = await contents.get(one)?.()
    if (content) await store.put(one, content)
  }
  const version = { id, format: manifest.format, publishedAt: now.toISOString(), publishedBy: by }
  await store.switchTo(version)
  return { version, stored: missing.length }
}

/** Makes an earlier version the current one again. Throws if a file of it is gone. */
export async function rollBack(store: PublishedStore, version: Version, manifest: Manifest): Promise<void> {
  const missing = await store.missing([version.id, ...hashesIn(manifest)])
  if (missing.length > 0) throw new Error(`${missing.length} files of this version are not in the store any more`)
  await store.switchTo(version)
}

/** A database for today, and one for each later day on which releases apply. */
async function buildDatabases(root: string, today: string) {
  const { folder, ...removal } = await buildFolder()
  try {
    const produce = createContentProducer({ folder: root, versionsFolder: folder })
    const laterDays = [...new Set(releasesIn(root).map(({ day }) => day))].filter((day) => day > today)
    const databases: { from: string; hash: string; path: string }[] = []
    for (const from of ['', ...laterDays]) {
      const day = from || today
      const { issues, database, unstored } = await produce({
        layers: layersOn(root, day),
        kind: from === '' ? 'for now' : 'ahead',
      })
      if (issues.length > 0) throw new ContentError(issues)
      if (typeof database !== 'string') throw new Error(`The content database cannot be written to ${folder}: ${unstored}`)
      databases.push({ from, hash: hash('sha256', await readFile(database)), path: database })
    }
    return { databases, ...removal }
  } catch (error) {
    await removal[Symbol.asyncDispose]()
    throw error
  }
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
