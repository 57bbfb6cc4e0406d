import type { By } from '#submissions/staff/audit.ts'
import { SetBusy } from '../files/write-set.ts'
import { CheckFailed, type FileFault } from '../releases/content-checker.ts'
import type { Publishing } from '../releases/open-publishing.ts'
import type { Refusal } from '../releases/publisher.ts'
import type { CheckedFieldsOf, SentResultOf } from '../wire/calls.ts'
import type { LabelledFault, PublishCallName, publishResults } from '../wire/publish.ts'
import { labelledDraft, labelledFile, labelledPlace, labelledRelease } from './labelled.ts'
import { createLabels } from './labels.ts'
import type { Writing } from './writing.ts'

type Parts = { publishing: Publishing; writing: Pick<Writing, 'entryList'>; by: By }
type Fields<Name extends PublishCallName> = CheckedFieldsOf<Name>

type Handlers = {
  [Name in keyof typeof publishResults]: (fields: Fields<Name>, parts: Parts) => Promise<SentResultOf<Name>>
}

/** The staff can do it again: it has changed nothing. */
const orRefusal = <T>(work: Promise<T>): Promise<T | Refusal> =>
  work.catch((error: unknown) => {
    if (error instanceof SetBusy) return { refused: 'busy' }
    if (error instanceof CheckFailed) return { refused: 'unchecked' }
    throw error
  })
const labelsOf = ({ publishing: { drafts }, writing: { entryList } }: Parts) => createLabels({ drafts, entryList })
/** As many as are shown. */
const mostFaults = 50
async function labelledFaults(parts: Parts, faults: readonly FileFault[]): Promise<LabelledFault[]> {
  const labels = await labelsOf(parts)
  return Promise.all(faults.slice(0, mostFaults).map((fault) => labelledPlace(labels, fault)))
}

const nameOf = ({ who }: By) => ({ by: who })

export const publishHandlers: Handlers = {
  async publishing(_, parts) {
    const { overview, publisher, today } = parts.publishing
    const labels = await labelsOf(parts)
    return {
      entries: await Promise.all((await overview()).map((draft) => labelledDraft(labels, draft))),
      releases: (await publisher.releases()).map((release) => labelledRelease(labels, release)),
      today: today(),
    }
  },

  async publishCheck({ chosen, day }, parts) {
    const found = await orRefusal(parts.publishing.publisher.examine(chosen, day))
    if ('refused' in found) return found
    return { faults: await labelledFaults(parts, found), count: found.length }
  },

  async publishNow({ chosen }, parts) {
    const outcome = await orRefusal(parts.publishing.publisher.publishNow(chosen, nameOf(parts.by)))
    if (!('refused' in outcome) || outcome.refused !== 'faults') return outcome
    return { ...outcome, faults: await labelledFaults(parts, outcome.faults) }
  },

  publishOn: ({ chosen, ...when }, { publishing, by }) => orRefusal(publishing.publisher.publishOn(chosen, when, nameOf(by))),
  publishPush: (_, { publishing }) => publishing.publisher.commitAgain(),

  draftMerge: async ({ file, version, choices }, { publishing, by }) => ({
    done: await publishing.publisher.resolve({ file, version }, new Map(Object.entries(choices)), nameOf(by)),
  }),

  releaseToDrafts: ({ name }, { publishing, by }) => orRefusal(publishing.publisher.releaseToDrafts(name, nameOf(by))),
  releaseRemove: ({ name }, { publishing, by }) => orRefusal(publishing.publisher.removeRelease(name, nameOf(by))),
  setRevert: ({ id }, { publishing, by }) => orRefusal(publishing.publisher.revert(id, nameOf(by))),

  history: async ({ entry }, parts) => ({
    versions: await parts.publishing.history.versions(entry),
    title: (await labelsOf(parts)).titleOfEntry(entry),
  }),

  async historyDifference({ entry, id }, parts) {
    const labels = await labelsOf(parts)
    const { files, drafts } = await parts.publishing.history.difference(entry, id)
    return { drafts, files: await Promise.all(files.map((file) => labelledFile(labels, file))) }
  },

  historyRestore: ({ entry, id, drafts }, { publishing, by }) =>
    publishing.history.restore(entry, id, { seen: drafts, by: by.who }),
}
