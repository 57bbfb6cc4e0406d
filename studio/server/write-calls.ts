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
  draftRemove: { done: true }
  draftDiscard: { id: string }
  draftRestore: { done: true }
}

type Handlers = { [Name in keyof WriteAnswers]: (fields: Fields<Name>, parts: Parts) => Promise<WriteAnswers[Name]> }

export const writeHandlers: Handlers = {
  drafts: async (_, { drafts }) => ({ drafts: await drafts.list(), media: await drafts.media() }),
  draftEdit: (change, { drafts, by }) => drafts.edit({ ...change, by: by.who }),
  draftCreate: ({ file, text }, { drafts, by }) => drafts.create(file, text, by.who),

  async draftRemove({ file }, { drafts, by }) {
    await drafts.remove(file, by.who)
    return { done: true }
  },

  draftDiscard: async ({ files }, { drafts }) => ({ id: await drafts.discard(files) }),

  async draftRestore({ id }, { drafts }) {
    await drafts.restore(id)
    return { done: true }
  },
}
