import { CategoryFile } from '#contract/content/category.ts'
import type { ContentKindName } from '#contract/content/kinds.ts'
import { type DraftStore, type FileState, versionOf } from '#studio/drafts/draft-store.ts'
import type { Field } from '#studio/wire/field.ts'
import type { EntryFile, EntryForm, FileVersion } from '#studio/wire/forms.ts'
import { describeSchema } from '../fields/describe.ts'
import { withParameters } from '../fields/parameter-fields.ts'
import { checkText, readText } from './content-texts.ts'
import { entryOf, type FileOfEntry } from './entry-files.ts'

/** Everything that a form shows. Undefined if the site reads no such file. */
export async function entryForm(drafts: DraftStore, file: string): Promise<EntryForm | undefined> {
  const entry = entryOf(file)
  if (!entry) return undefined
  const { kind, id } = entry
  const files = await Promise.all(entry.files.map((one) => fileOf(drafts, kind, one)))
  if (files.every(({ isThere }) => !isThere)) return undefined
  return { kind, id, title: titleOf(files) ?? (id || file), files }
}

async function fileOf(drafts: DraftStore, kind: ContentKindName, { file, schema, ...rest }: FileOfEntry): Promise<EntryFile> {
  const state = await drafts.read(file)
  const { text = '' } = state
  const isThere = state.text !== undefined
  const { value, faults } = isThere ? checkText(file, text, schema) : { value: undefined, faults: [] }
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

/** The parameters of a category, if its file can be read. */
export async function parametersOf(drafts: DraftStore, category: string): Promise<CategoryFile['parameters'] | undefined> {
  const file = `categories/${category}/category.yaml`
  if (!entryOf(file) || !/^[a-z0-9-]+$/.test(category)) return undefined
  const { text } = await drafts.read(file)
  const found = text === undefined ? undefined : CategoryFile.safeParse(readText(file, text).value)
  return found?.data?.parameters
}

export function versionOfFile(file: string, { draft, published }: FileState): FileVersion {
  if (draft) return { file, version: draft.version, draft: { by: draft.by, at: draft.at } }
  return { file, version: published === undefined ? null : versionOf(published) }
}

function titleOf(files: readonly EntryFile[]): string | undefined {
  const facts = files[0]?.value
  const english = files.find(({ language }) => language === 'en')?.value
  const code = textAt(facts, 'code')
  const title = textAt(english, 'title') ?? textAt(wordsAt(facts, 'name'), 'en') ?? textAt(wordsAt(facts, 'title'), 'en')
  return code !== undefined && title !== undefined ? `${code} · ${title}` : (title ?? code)
}

const wordsAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

export function textAt(value: unknown, key: string): string | undefined {
  const found = wordsAt(value, key)
  return typeof found === 'string' ? found : undefined
}
