import { entryOf } from '#contract/content/entry-of.ts'
import type { FieldDifference } from '../releases/differences.ts'
import type { DraftEntry } from '../releases/draft-overview.ts'
import type { FileDifferences } from '../releases/history.ts'
import type { WaitingRelease } from '../releases/publisher.ts'
import type { LabelledPlace } from '../wire/forms.ts'
import type { LabelledDifference, LabelledDraft, LabelledRelease } from '../wire/publish.ts'
import type { Labels } from './labels.ts'

const differences = (labels: Labels, file: string, fields: readonly FieldDifference[]): Promise<LabelledDifference[]> =>
  labels.ofFields(file, fields, ({ parts }) =>
    (['added', 'removed'] as const).map((other) => parts.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join('')),
  )

export const labelledDraft = async (labels: Labels, draft: DraftEntry): Promise<LabelledDraft> => ({
  ...draft,
  title: labels.titleOfEntry(draft.entry) ?? (draft.title === draft.entry ? '' : draft.title),
  files: await Promise.all(
    draft.files.map(async (file) => ({
      ...file,
      fields: await differences(labels, file.file, file.fields),
      conflicts: await labels.ofFields(file.file, file.conflicts, ({ theirs, mine }) => [theirs, mine]),
    })),
  ),
})

export const labelledFile = async (labels: Labels, file: FileDifferences) => ({
  ...file,
  fields: await differences(labels, file.file, file.fields),
})

export const labelledRelease = (labels: Labels, release: WaitingRelease): LabelledRelease => ({
  ...release,
  entries: [...new Set(release.files.map(entryOf))].map((entry) => ({ entry, title: labels.titleOfEntry(entry) })),
})

export async function labelledPlace<T extends { file: string; field: string }>(
  labels: Labels,
  place: T,
): Promise<T & LabelledPlace> {
  const path = place.field === '' ? [] : place.field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const [labelled] = await labels.ofFields(place.file, [{ path }])
  return { ...place, steps: labelled?.steps ?? [], title: labels.titleOfEntry(entryOf(place.file)) }
}
