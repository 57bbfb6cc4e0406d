import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { DraftStore } from '#studio/drafts/draft-store.ts'
import type { By } from '#submissions/staff/audit.ts'
import type { CheckedFieldsOf, SentResultOf } from '../wire/calls.ts'
import type { EntriesCallName } from '../wire/entries.ts'
import { copyEntry, newEntry } from './entries/new-entry.ts'
import { copyItem, newItem, shopCountries } from './entries/new-item.ts'
import { removeEntry } from './entries/remove-entry.ts'
import type { Writing } from './writing.ts'

type Parts = { drafts: DraftStore; writing: Writing; by: By }

type Handlers = {
  [Name in EntriesCallName]: (fields: CheckedFieldsOf<Name>, parts: Parts) => Promise<SentResultOf<Name> | undefined>
}

export const entriesHandlers = {
  entries: (asked, { writing }) => writing.entryList.entries(asked),

  /** Of all content with the drafts. Waits until what is saved now has been checked. */
  async faults(_, { writing }) {
    const faults = await writing.checks.faults()
    return { faults: faults.map(({ file, field, message }) => ({ file, path: pathOf(field), message })) }
  },

  async checkAgain(_, { writing }) {
    writing.entryList.checkAgain()
    return {}
  },

  entryCopy: async (asked, parts) => copyEntry(asked, await partsOf(parts)),
  entryNew: async (asked, parts) => newEntry(asked, await partsOf(parts)),
  itemNew: async (asked, parts) => newItem(asked, await partsOf(parts)),
  itemCopy: async (asked, parts) => copyItem(asked, await partsOf(parts)),
  entryRemove: (asked, { drafts, by }) => removeEntry(asked, { drafts, by: by.who }),
  countries: async (_, { drafts }) => ({ countries: await shopCountries(drafts) }),
} satisfies Handlers

async function partsOf({ drafts, writing, by }: Parts) {
  const { published, entryList } = writing
  return { drafts, published, entries: await entryList.all(), by: by.who, today: dayInSingapore(new Date(by.at)) }
}

const pathOf = (field: string) => (field === '' ? [] : field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)))
