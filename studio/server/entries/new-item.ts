import { stringify } from 'yaml'
import { fileKinds, folderKinds, kindOfFile } from '#contract/content/kinds.ts'
import { Slug } from '#contract/content/words.ts'
import { categories } from '#contract/products/categories.ts'
import type { DraftStore } from '#studio/drafts/draft-store.ts'
import { type Edit, EditRefused, type Path } from '#studio/edits/edit.ts'
import { type Plain, valueAt } from '#studio/edits/edit-value.ts'
import { copyOfItem, type FileEdit, freeId, siblingIds } from '#studio/edits/list-items.ts'
import { inTextThread } from '#studio/text-work/in-text-thread.ts'
import type { NewItem, TakeBack } from '#studio/wire/entries.ts'
import { type ItemKind, namelessKinds, placesOfKind } from '#studio/wire/entry-kinds.ts'
import { entryOf } from '../forms/entry-files.ts'
import type { Entry } from './lines.ts'
import { smallestItem, smallestValue } from './smallest-value.ts'

type Parts = { drafts: DraftStore; entries: readonly Entry[]; by: string /** In Singapore. */; today: string }

/** The list of a kind, from the root of its file. */
const lists: Record<ItemKind, Path> = {
  faq: ['questions'],
  care: ['families'],
  shops: ['shops'],
  stores: ['stores'],
  areas: ['areas'],
  charges: ['groups'],
  banners: [],
  countries: [],
  search: [],
  glossary: [],
}
/** Where the language files have the texts of items, by id. */
const texts: Partial<Record<ItemKind, Path>> = { faq: [], care: ['families'] }

/** Adds the smallest item to the end of its list. A file that is not there yet is made. */
export async function newItem(
  { kind, id, place }: { kind: ItemKind; id?: string | undefined; place?: string | undefined },
  parts: Parts,
): Promise<NewItem> {
  const { drafts, entries, by, today } = parts
  const file = fileOf(kind, place)
  const found = file === undefined ? undefined : kindOfFile(file)
  if (file === undefined || !found) return { fault: 'name' }
  const list = lists[kind]
  const root = await valueIn(drafts, file)
  const items = valueAt(root ?? null, list)
  const end: Path = [...list, Array.isArray(items) ? items.length : 0]
  const name = namelessKinds.includes(kind) ? undefined : nameFor(id, `${kind}-${today}`, { kind, entries })
  if (typeof name === 'object') return name
  const item = Object.assign(Object(smallestItem(found.schema, list, today)), name === undefined ? {} : { id: name })
  const own = texts[kind]
  const words = own && entryOf(file)?.files.find(({ language }) => language === 'en')
  const key: Path = [...(own ?? []), name ?? '']

  const made: string[] = []
  async function make(target: string, value: unknown) {
    const text = stringify(value, { lineWidth: 0 })
    const created = await drafts.create({ ...(await drafts.seen(target)), text, by })
    if ('conflict' in created) throw new EditRefused('somebody has changed the file at the same moment')
    made.push(target)
  }
  if (root === undefined) {
    const whole = smallestValue(found.schema, today)
    await make(file, list.length === 0 ? [item] : { ...Object(whole), [String(list[0])]: [item] })
  }
  if (words && (await valueIn(drafts, words.file)) === undefined) await make(words.file, smallestValue(words.schema, today))
  const edits: FileEdit[] = [
    ...(words ? [{ file: words.file, edit: { set: key, value: smallestItem(words.schema, own, today) } }] : []),
    ...(root === undefined ? [] : [{ file, edit: { insert: end, value: item } }]),
  ]
  const back = await write(edits, parts)
  const where = words ? { file: words.file, path: key } : { file, path: end }
  const files = await Promise.all(made.map(drafts.seen))
  return { ...where, files, back: back.filter((one) => !made.includes(one.file)) }
}

/** Adds an item like another one, with its texts in all languages. */
export async function copyItem(
  { file, path, id }: { file: string; path: Path; id?: string | undefined },
  parts: Parts,
): Promise<NewItem | undefined> {
  const entry = entryOf(file)
  if (!entry) return undefined
  const files = await Promise.all(entry.files.map(async (one) => ({ ...one, value: await valueIn(parts.drafts, one.file) })))
  const root = files.find((one) => one.file === file)?.value
  const before = valueAt(root ?? null, [...path, 'id'])
  if (valueAt(root ?? null, path) === undefined) return undefined
  const taken = siblingIds(root, path)
  const name = typeof before === 'string' ? (id ?? freeId(before, taken)) : undefined
  if (name !== undefined && !Slug.safeParse(name).success) return { fault: 'name' }
  if (name !== undefined && taken.includes(name)) return { fault: 'exists' }
  const edits = copyOfItem(files, { file, path }, name)
  const back = await write(edits, parts)
  return { file, path: [...path.slice(0, -1), Number(path.at(-1)) + 1], files: [], back }
}

/** Countries that have shops, or could have. */
export async function shopCountries(drafts: DraftStore): Promise<string[]> {
  const found = fileKinds.areas.schema.safeParse(await valueIn(drafts, fileKinds.areas.file))
  return (found.data?.areas ?? []).flatMap(({ countries }) => countries.map(({ id }) => id)).sort()
}

function fileOf(kind: ItemKind, place = ''): string | undefined {
  if (!(kind in placesOfKind)) return fileKinds[kind as Exclude<ItemKind, keyof typeof placesOfKind>].file
  if (!Slug.safeParse(place).success) return undefined
  if (kind === 'shops') return `shops/${place}.yaml`
  const { folder, facts } = folderKinds[kind as 'faq' | 'care']
  return categories.some(({ slug }) => slug === place) ? `${folder}/${place}/${facts}` : undefined
}

/** No other item of the kind has the name, in any of its files. */
function nameFor(asked: string | undefined, first: string, { kind, entries }: { kind: ItemKind; entries: readonly Entry[] }) {
  const isTaken = (name: string) =>
    entries.some(({ line, text }) => line.kind === kind && new RegExp(`\\bid: ["']?${name}(?![\\w-])`).test(text))
  if (asked !== undefined) {
    const name = asked.toLowerCase()
    if (!Slug.safeParse(name).success) return { fault: 'name' } as const
    return isTaken(name) ? ({ fault: 'exists' } as const) : name
  }
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? first : `${first}-${count}`
    if (!isTaken(name.toLowerCase())) return name.toLowerCase()
  }
}

async function valueIn(drafts: DraftStore, file: string) {
  const { text } = await drafts.read(file)
  return text === undefined ? undefined : ((await inTextThread('readText', file, text)).value as Plain)
}

/** Returns the edits that take them back. */
async function write(edits: readonly FileEdit[], { drafts, by }: Parts): Promise<TakeBack[]> {
  const back: TakeBack[] = []
  for (const { file, edit } of edits) {
    const written = await drafts.edit({ ...(await drafts.seen(file)), edits: [edit], by })
    if ('conflict' in written) throw new EditRefused('somebody has changed the file at the same moment')
    back.push({ file, edits: [{ remove: placeOf(edit) }], version: written.version })
  }
  return back
}

const placeOf = (edit: Edit): Path => ('insert' in edit ? edit.insert : 'set' in edit ? edit.set : [])
