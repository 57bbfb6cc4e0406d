import type { By } from '#submissions/staff/audit.ts'
import type { Draft, DraftStore, MediaDraft } from '../drafts/draft-store.ts'
import type { CheckedFieldsOf } from '../wire/calls.ts'
import type { WriteCallName } from '../wire/write.ts'

type Parts = { drafts: DraftStore; by: By }
type Fields<Name extends WriteCallName> = CheckedFieldsOf<Name>

export type WriteAnswers = {
  drafts: { drafts: Draft[]; media: MediaDraft[] }
  draftEdit: Awaited<ReturnType<DraftStore['edit']>>
  draftCreate: Awaited<ReturnType<DraftStore['create']>>
  draftRemove: Awaited<ReturnType<DraftStore['remove']>>
  draftDiscard: Awaited<ReturnType<DraftStore['discard']>>
  draftRestore: Awaited<ReturnType<DraftStore['restore']>>
}

type Handlers = { [Name in keyof WriteAnswers]: (fields: Fields<Name>, parts: Parts) => Promise<WriteAnswers[Name]> }

export const writeHandlers: Handlers = {
  drafts: async (_, { drafts }) => ({ drafts: await drafts.list(), media: await drafts.media() }),
  draftEdit: (change, { drafts, by }) => drafts.edit({ ...change, by: by.who }),
  draftCreate: (change, { drafts, by }) => drafts.create({ ...change, by: by.who }),
  draftRemove: (seen, { drafts, by }) => drafts.remove({ ...seen, by: by.who }),
  draftDiscard: ({ seen }, { drafts }) => drafts.discard(seen),
  draftRestore: ({ id }, { drafts }) => drafts.restore(id),
}
