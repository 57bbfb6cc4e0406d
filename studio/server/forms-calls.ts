import type { DraftStore } from '#studio/drafts/draft-store.ts'
import type { CheckedFieldsOf, SentResultOf } from '../wire/calls.ts'
import type { FormsCallName } from '../wire/forms.ts'
import { entryOf } from './forms/entry-files.ts'
import { entryForm, versionOfFile } from './forms/entry-form.ts'
import { labelledPlace } from './labelled.ts'
import { createLabels } from './labels.ts'
import type { Writing } from './writing.ts'

type Parts = { drafts: DraftStore; writing: Writing }

type Handlers = {
  [Name in FormsCallName]: (fields: CheckedFieldsOf<Name>, parts: Parts) => Promise<SentResultOf<Name> | undefined>
}

export const formsHandlers = {
  entryForm: ({ file }, { drafts }) => entryForm(drafts, file),

  async entryVersions({ file }, { drafts }) {
    const files = entryOf(file)?.files
    if (!files) return undefined
    return { files: await Promise.all(files.map(async (one) => versionOfFile(one.file, await drafts.read(one.file)))) }
  },

  async entryFaults({ file }, { writing }) {
    const entry = entryOf(file)
    if (!entry) return undefined
    const names = new Set(entry.files.map((one) => one.file))
    return { faults: (await writing.checks.faults()).filter((fault) => names.has(fault.file)) }
  },

  async labels({ places }, { drafts, writing }) {
    const labels = await createLabels({ drafts, entryList: writing.entryList })
    return { found: await Promise.all(places.map((place) => labelledPlace(labels, place))) }
  },

  references: async (asked, { writing }) => ({ found: await writing.references(asked) }),
} satisfies Handlers
