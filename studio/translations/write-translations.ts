import { type DraftStore, versionIn } from '../drafts/draft-store.ts'
import { EditRefused } from '../files/edit-yaml.ts'
import { inTextThread } from '../text-work/in-text-thread.ts'
import { editedText, editsOf } from './edits-of.ts'
import type { Change, SkipReason } from './incoming.ts'
import { recordOf } from './records.ts'
import type { TranslationRecord } from './store-records.ts'

type WriteResult = { written: Change[]; skipped: { change: Change; reason: SkipReason }[] }

/** Writes translations as drafts, one for each file. */
export async function writeTranslations(drafts: DraftStore, changes: readonly Change[], by: string): Promise<WriteResult> {
  const result: WriteResult = { written: [], skipped: [] }
  for (const [file, own] of Map.groupBy(changes, ({ text }) => text.source.placeIn(text.language).file)) {
    const state = await drafts.read(file)
    const { text } = state
    const { edits, taken, skipped } = editsOf(text === undefined ? undefined : await inTextThread('valueOfYaml', text), own)
    result.skipped.push(...skipped)
    if (edits.length === 0) continue
    try {
      const done =
        text === undefined
          ? await drafts.create({ file, version: versionIn(state), text: editedText(undefined, edits), by })
          : await drafts.edit({ file, edits, version: versionIn(state), by })
      if ('conflict' in done) result.skipped.push(...taken.map(inConflict))
      else result.written.push(...taken)
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error
      result.skipped.push(...taken.map(inConflict))
    }
  }
  return result
}

const inConflict = (change: Change) => ({ change, reason: { code: 'conflict' as const } })

/** What a translation was made from. */
export const recordOfChange = ({ text, translation, english }: Change): TranslationRecord => ({
  source: text.source,
  language: text.language,
  record: recordOf(english, translation),
})
