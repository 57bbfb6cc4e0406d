import { entryOf as entryFolderOf } from '#contract/content/entry-of.ts'
import type { ContentKindName } from '#contract/content/kinds.ts'
import { type DraftStore, type FileState, versionOf } from '#studio/drafts/draft-store.ts'
import { textAt, valueAtKey } from '#studio/text-work/content-texts.ts'
import { inTextThread } from '#studio/text-work/in-text-thread.ts'
import type { Field } from '#studio/wire/field.ts'
import type { EntryFile, EntryForm, FileVersion } from '#studio/wire/forms.ts'
import { createTitles } from '../entries/filled-title.ts'
import { describeSchema } from '../fields/describe.ts'
import { withParameters } from '../fields/parameter-fields.ts'
import { entryOf, type FileOfEntry } from './entry-files.ts'
import { parametersOf } from './parameters-of.ts'

/** Everything that a form shows. Undefined if the site reads no such file. */
export async function entryForm(drafts: DraftStore, file: string): Promise<EntryForm | undefined> {
  const entry = entryOf(file)
  if (!entry) return undefined
  const { kind, id } = entry
  const files = await Promise.all(entry.files.map((one) => fileOf(drafts, kind, one)))
  if (files.every(({ isThere }) => !isThere)) return undefined
  return { kind, id, title: await createTitles(drafts)(entryFolderOf(file), titleOf(files) ?? id), files }
}

async function fileOf(drafts: DraftStore, kind: ContentKindName, { file, schema, ...rest }: FileOfEntry): Promise<EntryFile> {
  const state = await drafts.read(file)
  const { text = '' } = state
  const isThere = state.text !== undefined
  const { value, faults } = isThere ? await inTextThread('checkText', file, text) : { value: undefined, faults: [] }
  const field = await fieldOf(drafts, describeSchema(schema, kind), value, { kind, isWords: rest.language !== undefined })
  return { ...versionOfFile(file, state), ...rest, isThere, field, value, text, faults }
}

type Which = { kind: ContentKindName; isWords: boolean }

async function fieldOf(drafts: DraftStore, field: Field, value: unknown, { kind, isWords }: Which): Promise<Field> {
  if (kind !== 'product' || isWords) return field
  const category = textAt(value, 'category')
  const parameters = category === undefined ? undefined : await parametersOf(drafts, category)
  return category !== undefined && parameters ? withParameters(field, parameters, category) : field
}

export function versionOfFile(file: string, { draft, published }: FileState): FileVersion {
  if (draft) return { file, version: draft.version, draft: { by: draft.by, at: draft.at } }
  return { file, version: published === undefined ? null : versionOf(published) }
}

function titleOf(files: readonly EntryFile[]): string | undefined {
  const facts = files[0]?.value
  const english = files.find(({ language }) => language === 'en')?.value
  const code = textAt(facts, 'code')
  const titles = [textAt(english, 'title'), ...['name', 'title'].map((key) => textAt(valueAtKey(facts, key), 'en'))]
  return [code, titles.find(Boolean)].filter(Boolean).join(' · ') || undefined
}
