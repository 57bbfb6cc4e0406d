import type { DraftStore } from '#studio/drafts/draft-store.ts'
import type { RemovedEntry } from '#studio/wire/entries.ts'
import { newKinds } from '#studio/wire/entry-kinds.ts'
import { entryOf } from '../forms/entry-files.ts'

type Parts = { drafts: DraftStore; by: string }

/**
 * Makes drafts that remove all files of an entry. What was written in drafts of it is discarded, and can be restored. Undefined if the site
 * needs the entry.
 */
export async function removeEntry(file: string, { drafts, by }: Parts): Promise<RemovedEntry | undefined> {
  const entry = entryOf(file)
  if (!entry) return undefined
  const files = await Promise.all(entry.files.map(async (one) => ({ ...(await drafts.read(one.file)), file: one.file })))
  const published = files.filter((one) => one.published !== undefined).map((one) => one.file)
  if (published.length > 0 && !newKinds.some((kind) => kind === entry.kind)) return undefined
  const written = files.filter(({ draft }) => draft).map((one) => one.file)
  const discarded = written.length === 0 ? undefined : await drafts.discard(written)
  for (const one of published) await drafts.remove(one, by)
  return { removed: published, ...(discarded === undefined ? {} : { discarded }) }
}
