import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { stringify } from 'yaml'
import type { z } from 'zod'
import { AccessoryFacts } from '#contract/content/accessory.ts'
import { folderKinds, kindOfFile } from '#contract/content/kinds.ts'
import { ProductCode, Slug } from '#contract/content/words.ts'
import type { Language } from '#contract/languages.ts'
import { eachEntryBelow } from '#publishing/files/entries-below.ts'
import { readRegularFileSync } from '#publishing/files/regular-file.ts'
import { openLayers } from '#publishing/read/layers.ts'
import { maxFileBytes } from '#publishing/read/media-limits.ts'
import type { DraftStore, Seen } from '#studio/drafts/draft-store.ts'
import type { Published } from '#studio/drafts/published.ts'
import type { Edit } from '#studio/edits/edit.ts'
import { isMediaFile } from '#studio/files/content-path.ts'
import { textAt, valueAtKey } from '#studio/text-work/content-texts.ts'
import { inTextThread } from '#studio/text-work/in-text-thread.ts'
import type { NewEntry } from '#studio/wire/entries.ts'
import { type NewKind, newKinds } from '#studio/wire/entry-kinds.ts'
import { entryOf } from '../forms/entry-files.ts'
import type { Entry } from './lines.ts'
import { nameOfTitle } from './name-of-title.ts'
import { smallestValue } from './smallest-value.ts'
import { uniqueFacts } from './unique-facts.ts'

type Parts = {
  drafts: DraftStore
  published: Published
  /** All entries that exist. */
  entries: readonly Entry[]
  by: string
  /** In Singapore. */
  today: string
}

/** What a copy must not take over: they belong to the other one. */
const ownKeys: Partial<Record<NewKind, readonly string[]>> = {
  product: ['documents', 'discontinued', 'successor', 'launched', 'buyLink'],
  notice: ['until'],
}
/** Their folder is the code in lower case. */
const codeSchemas: Partial<Record<NewKind, z.ZodType>> = { product: ProductCode, accessory: AccessoryFacts.shape.code }

/** Makes drafts of a new entry with the texts and pictures of another one. Without an id, the next free one is taken. */
export async function copyEntry(asked: { file: string; id?: string | undefined }, parts: Parts): Promise<NewEntry | undefined> {
  const source = kindOfFile(asked.file)
  const kind = newKinds.find((one) => one === source?.kind)
  const files = entryOf(asked.file)?.files
  if (!source || !kind || !files) return undefined
  const from = { kind, id: source.id, files }
  if (asked.id !== undefined) return copyEntryTo(asked.id, from, parts)
  // The drafts reserve the name: somebody else may copy the same entry now.
  for (let count = 1; ; count += 1) {
    const made = await copyEntryTo(nextId(kind, source.id, count), from, parts)
    if (!('fault' in made) || made.fault !== 'exists') return made
  }
}

type Source = { kind: NewKind; id: string; files: readonly { file: string; language?: Language | undefined }[] }

async function copyEntryTo(asked: string, source: Source, parts: Parts): Promise<NewEntry> {
  const { drafts, by, entries, today } = parts
  const { kind, files } = source
  const place = placeOf(kind, asked, entries)
  if ('fault' in place) return place
  const before = { entry: `${folderKinds[kind].folder}/${source.id}`, id: source.id }
  const renamed = renaming(before, place)
  const made: Seen[] = []
  for (const { file, language } of files) {
    const { text } = await drafts.read(file)
    if (text === undefined) continue
    const copied = renamed(text)
    const target = renamed(file)
    const facts = language === undefined ? await editedFacts(file, copied, { kind, place, entries, today }) : copied
    const created = await drafts.create({ file: target, version: null, text: facts, by })
    if ('conflict' in created) return taken(drafts, made)
    made.push({ file: target, version: created.version })
  }
  for (const { path, bytes } of await mediaOf(before.entry, parts)) {
    if (kind === 'product' && path.startsWith(`${before.entry}/documents/`)) continue
    const put = await drafts.putMedia({ file: renamed(path), version: null, bytes, by })
    if ('conflict' in put) return taken(drafts, made)
    made.push(put)
  }
  return { file: `${place.entry}/${folderKinds[kind].facts}`, files: made }
}

type Asked = { kind: NewKind; category?: string | undefined; title?: string | undefined }

/** Makes drafts of a new entry with nothing but its title and what every entry of its kind has. */
export async function newEntry({ id, ...asked }: Asked & { id?: string | undefined }, parts: Parts): Promise<NewEntry> {
  if (id !== undefined) return newEntryAt(id, asked, parts)
  const first = nameOfTitle(asked.title ?? '') ?? `${asked.kind}-${parts.today}`
  // The drafts reserve the name: somebody else may make an entry with the same title now.
  for (let count = 1; ; count += 1) {
    const made = await newEntryAt(nameWith(first, count), asked, parts)
    if (!('fault' in made) || made.fault !== 'exists') return made
  }
}

async function newEntryAt(
  id: string,
  { kind, category, title = '' }: Asked,
  { drafts, by, entries, today }: Parts,
): Promise<NewEntry> {
  const place = placeOf(kind, id, entries)
  if ('fault' in place) return place
  const { facts, schema, ...rest } = folderKinds[kind]
  const own = { ...(place.code === undefined ? {} : { code: place.code }), ...(category === undefined ? {} : { category }) }
  const smallest = Object.assign(Object(smallestValue(schema, today)), own)
  Object.assign(
    smallest,
    uniqueFacts(kind, (key) => String(Reflect.get(smallest, key) ?? ''), entries),
  )

  const texts = [{ file: `${place.entry}/${facts}`, text: printed(smallest) }]
  if ('words' in rest) {
    const words = Object(smallestValue(rest.words, today))
    const titled = 'title' in words ? { ...words, title } : words
    texts.push({ file: `${place.entry}/en.yaml`, text: printed(titled) })
  }
  const made: Seen[] = []
  for (const { file, text } of texts) {
    const created = await drafts.create({ file, version: null, text, by })
    if ('conflict' in created) return taken(drafts, made)
    made.push({ file, version: created.version })
  }
  return { file: `${place.entry}/${facts}`, files: made }
}

/** Somebody else was quicker. What was made beside theirs goes again. */
async function taken(drafts: DraftStore, made: readonly Seen[]): Promise<{ fault: 'exists' }> {
  await drafts.discard(made)
  return { fault: 'exists' }
}

const printed = (value: unknown) => stringify(value, { lineWidth: 0 })

type Place = { entry: string; id: string; code?: string }

function placeOf(kind: NewKind, asked: string, entries: readonly Entry[]): Place | { fault: 'code' | 'name' | 'exists' } {
  const schema = codeSchemas[kind]
  const code = schema && asked.toUpperCase()
  const id = asked.toLowerCase()
  if (schema && !schema.safeParse(code).success) return { fault: 'code' }
  if (!Slug.safeParse(id).success) return { fault: 'name' }
  const entry = `${folderKinds[kind].folder}/${id}`
  if (entries.some(({ line }) => line.entry === entry)) return { fault: 'exists' }
  return { entry, id, ...(code === undefined ? {} : { code }) }
}

/** A number after that of a code; else the name with a number, unless it is the first. */
function nextId(kind: NewKind, first: string, count: number): string {
  const [, start = '', number = ''] = (codeSchemas[kind] && /^(.*\D)?(\d+)$/.exec(first)) || []
  return number === '' ? nameWith(first, count) : start + String(Number(number) + count).padStart(number.length, '0')
}

const nameWith = (name: string, count: number) => (count === 1 ? name : `${name}-${count}`)

/** Replaces the folder and, of a product, the code, wherever it is a word of its own. */
function renaming(before: { entry: string; id: string }, { entry, id, code }: Place) {
  const word = (text: string) => new RegExp(`(?<![A-Za-z0-9-])${text}(?![A-Za-z0-9]|-[0-9])`, 'g')
  return (text: string): string => {
    const moved = text.replaceAll(`${before.entry}/`, `${entry}/`)
    return code === undefined ? moved : moved.replace(word(before.id.toUpperCase()), code).replace(word(before.id), id)
  }
}

type Copied = { kind: NewKind; place: Place; entries: readonly Entry[]; today: string }

async function editedFacts(file: string, text: string, copied: Copied): Promise<string> {
  const { value } = await inTextThread('readText', file, text)
  return inTextThread('editYaml', text, factEdits(value, copied))
}

function factEdits(value: unknown, { kind, place: { code, id }, entries, today }: Copied): Edit[] {
  const has = (key: string) => valueAtKey(value, key) !== undefined
  const sets: Record<string, unknown> = {
    ...(code === undefined ? {} : { code }),
    ...(has('published') ? { published: today } : {}),
    // Each series, product or campaign has one feature page. A campaign is named here, the others have to be chosen.
    ...(kind === 'feature' ? { name: valueAtKey(value, 'type') === 'campaign' ? id : '' } : {}),
  }
  Object.assign(
    sets,
    uniqueFacts(kind, (key) => textAt(value, key), entries),
  )
  return [
    ...(ownKeys[kind] ?? []).filter(has).map((key): Edit => ({ remove: [key] })),
    ...Object.entries(sets).map(([key, value]): Edit => ({ set: [key], value })),
  ]
}

/** Pictures, documents and videos of an entry, from the layers that have them. */
async function mediaOf(entry: string, { published, drafts }: Parts): Promise<{ path: string; bytes: Buffer }[]> {
  const layers = [...(await published.dueLayers()), drafts.folder]
  const { placeOf: placeOfFile } = openLayers(published.root, layers)
  const paths = new Set([published.root, ...layers].flatMap((layer) => [...pathsBelow(layer, entry)]))
  return [...paths].flatMap((path) => {
    const place = placeOfFile(path)
    return place && isMediaFile(path) ? [{ path, bytes: readRegularFileSync(place.folder, path, maxFileBytes) }] : []
  })
}

function* pathsBelow(layer: string, entry: string): Generator<string> {
  if (!existsSync(join(layer, entry))) return
  for (const { parentPath, name } of eachEntryBelow(join(layer, entry))) {
    yield relative(layer, join(parentPath, name)).split(sep).join('/')
  }
}
