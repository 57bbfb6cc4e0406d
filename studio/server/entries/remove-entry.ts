import { entryOf as entryFolderOf } from '#contract/content/entry-of.ts'
import { type DraftStore, type Seen, versionIn } from '#studio/drafts/draft-store.ts'
import type { RemovedEntry } from '#studio/wire/entries.ts'
import { newKinds } from '#studio/wire/entry-kinds.ts'
import { entryOf } from '../forms/entry-files.ts'

type Parts = { drafts: DraftStore; by: string }
/** `drafts`: all that the editor saw of the entry. */
type Asked = { file: string; drafts: readonly Seen[] }

/**
 * Makes drafts that remove all files of an entry. What was written in drafts of it is discarded, and can be restored. Nothing is removed
 * if somebody has written in the entry since it was seen. Undefined if the site needs the entry.
 */
export async function removeEntry({ file, drafts: seen }: Asked, { drafts, by }: Parts): Promise<RemovedEntry | undefined> {
  const entry = entryOf(file)
  if (!entry) return undefined
  const files = await Promise.all(entry.files.map(async (one) => ({ ...(await drafts.read(one.file)), file: one.file })))
  const folder = entryFolderOf(file)
  const media = (await drafts.media()).filter(({ path }) => entryFolderOf(path) === folder).map(({ path }) => path)
  const published = files.filter((one) => one.published !== undefined).map((one) => one.file)
  if (published.length > 0 && !newKinds.some((kind) => kind === entry.kind)) return undefined
  const written = [...files.filter(({ draft }) => draft).map((one) => one.file), ...media]
  const unseen = written.filter((one) => seen.every((known) => known.file !== one))
  if (unseen.length > 0) return { conflict: unseen }
  const discarded = seen.length === 0 ? undefined : await drafts.discard(seen)
  if (discarded && 'conflict' in discarded) return discarded
  const removed: Seen[] = []
  for (const one of published) {
    const done = await drafts.remove({ file: one, version: versionIn({ ...(await drafts.read(one)), draft: undefined }), by })
    if (!('conflict' in done)) removed.push(done)
  }
  return { removed, ...(discarded ? { discarded: discarded.id } : {}) }
}
