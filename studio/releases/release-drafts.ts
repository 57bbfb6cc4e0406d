import type { DraftStore, Seen } from '../drafts/draft-store.ts'
import { versionOf } from '../drafts/draft-store.ts'
import type { Published } from '../drafts/published.ts'
import { isMediaFile } from '../files/content-path.ts'
import { EditRefused } from '../files/edit.ts'
import type { SetRecord, SetWriter } from '../files/write-set.ts'

type Parts = { drafts: DraftStore; published: Published; fileOf: SetWriter['fileOf'] }

/** Makes drafts of the files of a release that goes. Repeated after a kill, it keeps the drafts that are there by then. */
export async function makeReleaseDrafts(
  { id, by, toDrafts = [] }: SetRecord,
  { drafts, published, fileOf }: Parts,
): Promise<void> {
  if (toDrafts.length === 0) return
  const there = new Set([...(await drafts.list()).map(({ file }) => file), ...(await drafts.media()).map(({ path }) => path)])
  const made: Seen[] = []
  try {
    for (const { file, from } of toDrafts.filter((one) => !there.has(one.file))) {
      const content = from === null ? undefined : await fileOf(id, 'before', from)
      const now = await published.read(file)
      const seen = { file, version: now === undefined ? null : versionOf(now), by }
      const done =
        content && isMediaFile(file)
          ? await drafts.putMedia({ ...seen, bytes: content })
          : await drafts.rebase({ ...seen, text: content?.toString('utf8') })
      if ('conflict' in done) throw new EditRefused('somebody has begun a draft of a file of the release')
      made.push(done)
    }
  } catch (error) {
    // The release stays. On a full disk some drafts may stay too, and its next way back names them.
    await drafts.discard(made).catch(() => {})
    throw error
  }
}
