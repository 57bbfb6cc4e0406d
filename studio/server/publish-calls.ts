import type { By } from '#submissions/staff/audit.ts'
import { SetBusy } from '../files/write-set.ts'
import type { FileFault } from '../releases/content-checker.ts'
import type { DraftEntry } from '../releases/draft-overview.ts'
import type { FileDifferences } from '../releases/history.ts'
import type { Publishing } from '../releases/open-publishing.ts'
import type { PublishedSet, Refusal, WaitingRelease } from '../releases/publisher.ts'
import type { Pushed, Version } from '../releases/repository.ts'
import type { CheckedFieldsOf } from '../wire/calls.ts'
import type { PublishCallName } from '../wire/publish.ts'

type Parts = { publishing: Publishing; by: By }
type Fields<Name extends PublishCallName> = CheckedFieldsOf<Name>
type Outcome = PublishedSet | Refusal

export type PublishAnswers = {
  publishing: { entries: DraftEntry[]; releases: WaitingRelease[]; today: string }
  publishCheck: { faults: readonly FileFault[] } | Refusal
  publishNow: Outcome
  publishOn: Outcome
  publishPush: { push: Pushed }
  draftMerge: { done: boolean }
  releaseToDrafts: Outcome
  releaseRemove: Outcome
  setRevert: Outcome
  history: { versions: Version[] }
  historyDifference: { files: FileDifferences[] }
  historyRestore: { files: string[]; discarded?: string | undefined }
}

type Handlers = { [Name in keyof PublishAnswers]: (fields: Fields<Name>, parts: Parts) => Promise<PublishAnswers[Name]> }

const unlessBusy = (write: Promise<Outcome>): Promise<Outcome> =>
  write.catch((error: unknown) => {
    if (error instanceof SetBusy) return { refused: 'busy' }
    throw error
  })
const nameOf = ({ who }: By) => ({ by: who })

export const publishHandlers: Handlers = {
  publishing: async (_, { publishing: { overview, publisher, today } }) => ({
    entries: await overview(),
    releases: await publisher.releases(),
    today: today(),
  }),

  async publishCheck({ chosen, day }, { publishing: { publisher } }) {
    const found = await publisher.examine(chosen, day)
    return 'refused' in found ? found : { faults: found }
  },

  publishNow: ({ chosen }, { publishing, by }) => unlessBusy(publishing.publisher.publishNow(chosen, nameOf(by))),
  publishOn: ({ chosen, ...when }, { publishing, by }) => unlessBusy(publishing.publisher.publishOn(chosen, when, nameOf(by))),
  publishPush: async (_, { publishing }) => ({ push: await publishing.publisher.push() }),

  draftMerge: async ({ file, version, choices }, { publishing, by }) => ({
    done: await publishing.publisher.resolve({ file, version }, new Map(Object.entries(choices)), nameOf(by)),
  }),

  releaseToDrafts: ({ name }, { publishing, by }) => unlessBusy(publishing.publisher.releaseToDrafts(name, nameOf(by))),
  releaseRemove: ({ name }, { publishing, by }) => unlessBusy(publishing.publisher.removeRelease(name, nameOf(by))),
  setRevert: ({ id }, { publishing, by }) => unlessBusy(publishing.publisher.revert(id, nameOf(by))),

  history: async ({ entry }, { publishing }) => ({ versions: await publishing.history.versions(entry) }),
  historyDifference: async ({ entry, id }, { publishing }) => ({ files: await publishing.history.difference(entry, id) }),
  historyRestore: ({ entry, id }, { publishing, by }) => publishing.history.restore(entry, id, by.who),
}
