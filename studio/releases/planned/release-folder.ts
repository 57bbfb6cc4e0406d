import { join } from 'node:path'
import { z } from 'zod'
import { releasesFolder } from '#publishing/read/layers.ts'
import { type Release, releasesIn } from '#publishing/read/releases.ts'
import { removedFile } from '#publishing/read/removed-files.ts'
import { removedIn } from '#studio/drafts/published.ts'
import { isContentFile, isMediaFile, isWritable, releaseFactsFile } from '#studio/files/content-path.ts'
import { parsedJson } from '#studio/files/hash-of-bytes.ts'
import { filesBelow, readIfThere, textIfThere } from '#studio/files/storage.ts'
import type { FileChange } from '#studio/files/write-set.ts'

/** `ends`: the name of the release whose earlier texts it brings back. */
const ReleaseFacts = z.object({ title: z.string(), by: z.string(), at: z.string(), ends: z.string().optional() })
export type ReleaseFacts = z.infer<typeof ReleaseFacts>

/** A release without facts was made by hand. */
export async function factsOf({ folder, name }: Release): Promise<ReleaseFacts> {
  const facts = ReleaseFacts.safeParse(parsedJson((await textIfThere(join(folder, releaseFactsFile))) ?? ''))
  return facts.success ? facts.data : { title: name.slice('2030-01-01-'.length), by: '', at: '' }
}

export const contentFilesOf = async ({ folder }: Pick<Release, 'folder'>) =>
  (await filesBelow(folder)).filter((path) => isContentFile(path) || isMediaFile(path))

/** The files of a new release. */
export function newRelease(name: string, changes: readonly FileChange[], facts: ReleaseFacts): FileChange[] {
  const removed = changes.filter(({ content }) => content === undefined).map(({ path }) => path)
  const files = changes.filter(({ content }) => content !== undefined)
  files.push({ path: releaseFactsFile, content: json(facts) })
  if (removed.length > 0) files.push({ path: removedFile, content: json(removed.sort()) })
  return files.map(({ path, content }) => ({ path: `${releasesFolder}/${name}/${path}`, content }))
}

/** What else somebody has put into the folder stays. */
export async function removalOf({ folder, name }: Release): Promise<FileChange[]> {
  const paths = (await filesBelow(folder)).map((path) => `${releasesFolder}/${name}/${path}`).filter(isWritable)
  return paths.map((path) => ({ path, content: undefined }))
}

/** The files of a release as files of the content itself. */
export async function inContent(release: Release): Promise<FileChange[]> {
  const removed = (await removedIn(release.folder)).filter(isWritable)
  const files = await contentFilesOf(release)
  return [
    ...removed.map((path) => ({ path, content: undefined })),
    ...(await Promise.all(files.map(async (path) => ({ path, content: await readIfThere(join(release.folder, path)) })))),
  ]
}

/** `2026-12-01-new-year`, or with a number if another release has this name. A title in Chinese has no letters for a folder. */
export function freeName(root: string, { day, title, ending = '' }: { day: string; title: string; ending?: string }): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  const name = `${day}-${plain || 'release'}${ending}`
  const taken = new Set(releasesIn(root).map((release) => release.name))
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`
  return free
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)
