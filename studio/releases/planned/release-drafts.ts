import { basename } from 'node:path'
import type { DraftStore, Seen } from '#studio/drafts/draft-store.ts'
import { versionOf } from '#studio/drafts/draft-store.ts'
import { type Published, readThrough } from '#studio/drafts/published.ts'
import { EditRefused } from '#studio/edits/edit.ts'
import { isMediaFile } from '#studio/files/content-path.ts'
import type { SetRecord, SetWriter } from '#studio/files/write-set.ts'
import { mergeOwn, textBefore } from './carry.ts'

type Parts = { drafts: DraftStore; published: Published; fileOf: SetWriter['fileOf'] }

/** Makes drafts of the files of a release that goes. Repeated after a kill, it keeps the drafts that are there by then. */
export async function makeReleaseDrafts(
  { id, by, toDrafts = [], without = [] }: SetRecord,
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
      // The release may be due, and goes: what it shows is not published any more then.
      const onto = { text: (await publishedWithout(without, file, published))?.toString('utf8') }
      const done =
        content && isMediaFile(file)
          ? await drafts.putMedia({ ...seen, bytes: content })
          : await drafts.rebase({
              ...seen,
              onto,
              text: from === null ? undefined : await ownChange({ file, from, content }, published.root, onto.text),
            })
      if ('conflict' in done) throw new EditRefused('somebody has begun a draft of a file of the release')
      made.push(done)
    }
  } catch (error) {
    // The release stays. On a full disk some drafts may stay too, and its next way back names them.
    await drafts.discard(made).catch(() => {})
    throw error
  }
}

const publishedWithout = (releases: readonly string[], file: string, { root, dueLayers }: Published) =>
  readThrough(
    root,
    dueLayers().filter((layer) => !releases.includes(basename(layer))),
    file,
  )

/** What the release itself changes, as a change of what is published without it: its file has what earlier releases change, too. */
async function ownChange(
  { file, from, content }: { file: string; from: string; content: Buffer | undefined },
  root: string,
  theirs: string | undefined,
): Promise<string | undefined> {
  const name = from.split('/')[1] ?? ''
  return mergeOwn({ base: await textBefore(root, name, file), theirs, mine: content?.toString('utf8') })
}
