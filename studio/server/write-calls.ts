import type { By } from '#submissions/staff/audit.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { CheckedFieldsOf, SentResultOf } from '../wire/calls.ts'
import type { WriteCallName } from '../wire/write.ts'

type Parts = { drafts: DraftStore; by: By }
type Fields<Name extends WriteCallName> = CheckedFieldsOf<Name>

type Handlers = { [Name in WriteCallName]: (fields: Fields<Name>, parts: Parts) => Promise<SentResultOf<Name>> }

export const writeHandlers: Handlers = {
  drafts: async (_, { drafts }) => ({ drafts: await drafts.list(), media: await drafts.media() }),
  draftEdit: (change, { drafts, by }) => drafts.edit({ ...change, by: by.who }),
  draftCreate: (change, { drafts, by }) => drafts.create({ ...change, by: by.who }),
  draftRemove: (seen, { drafts, by }) => drafts.remove({ ...seen, by: by.who }),
  draftDiscard: ({ seen }, { drafts }) => drafts.discard(seen),
  draftRestore: ({ id }, { drafts }) => drafts.restore(id),
}
