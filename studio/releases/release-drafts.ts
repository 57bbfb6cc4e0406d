import type { DraftStore } from '../drafts/draft-store.ts'
import { isMediaFile } from '../files/content-path.ts'
import type { SetRecord, SetWriter } from '../files/write-set.ts'

type Parts = { drafts: DraftStore; fileOf: SetWriter['fileOf'] }

/** Makes drafts of the files of a release that goes. Repeated after a kill, it keeps the drafts that are there by then. */
export async function makeReleaseDrafts({ id, by, toDrafts = [] }: SetRecord, { drafts, fileOf }: Parts): Promise<void> {
  if (toDrafts.length === 0) return
  const there = new Set([...(await drafts.list()).map(({ file }) => file), ...(await drafts.media()).map(({ path }) => path)])
  const made: string[] = []
  try {
    for (const { file, from } of toDrafts.filter((one) => !there.has(one.file))) {
      const content = from === null ? undefined : await fileOf(id, 'before', from)
      made.push(file)
      if (content && isMediaFile(file)) await drafts.putMedia(file, content, by)
      else await drafts.rebase(file, content?.toString('utf8'), by)
    }
  } catch (error) {
    // The release stays. On a full disk some drafts may stay too, and its next way back names them.
    await drafts.discard(made).catch(() => {})
    throw error
  }
}
