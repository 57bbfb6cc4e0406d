import { languageNames } from '#contract/languages.ts'
import { initialValue, valueOfAlternative } from '#studio/app/write/fields/initial-value.ts'
import { versionOf } from '#studio/drafts/draft-store.ts'
import type { Edit, Path } from '#studio/edits/edit.ts'
import { type Plain, valueAt } from '#studio/edits/edit-value.ts'
import { alternativeOf } from '#studio/labels/alternative-of.ts'
import type { ContentFault } from '#studio/wire/entries.ts'
import type { Field, FieldOf } from '#studio/wire/field.ts'
import { entriesHandlers } from '../entries-calls.ts'
import { formsHandlers } from '../forms-calls.ts'
import type { aWriting } from './a-writing.ts'

type Parts = ReturnType<typeof aWriting> & { by: { who: string; at: string } }

const picture = '/products/rh-9010/pictures/studio.webp'
const video = '/products/rh-9010/video/turntable.mp4'
const mostRounds = 10

/** Fills in the least that makes nothing red in these files, as a member of staff does who knows only the form. Returns what stays red. */
export async function fillRed(files: ReadonlySet<string>, parts: Parts): Promise<ContentFault[]> {
  for (let round = 1; ; round += 1) {
    const { faults } = await entriesHandlers.faults({}, parts)
    const red = faults.filter(({ file }) => files.has(file))
    if (red.length === 0 || round > mostRounds) return red
    for (const fault of red) await fill(fault, parts)
  }
}

async function fill({ file, path, message }: ContentFault, parts: Parts) {
  const { drafts, by } = parts
  const form = await formsHandlers.entryForm({ file }, parts)
  const found = form?.files.find((one) => one.file === file)
  if (!found) return
  const place = fieldAt(found.field, found.value as Plain, path)
  if (!place) return
  const value = await leastFor(place.field, message, parts, valueAt(found.value as Plain, place.path))
  if (JSON.stringify(valueAt(found.value as Plain, place.path)) === JSON.stringify(value)) return
  const { published, draft } = await drafts.read(file)
  const edits: Edit[] = [{ set: place.path, value }]
  await drafts.edit({ file, edits, version: draft?.version ?? versionOf(published ?? ''), by: by.who })
}

/** The field at a path. A part of a field that is one control, such as a size, is filled in with the others. */
function fieldAt(root: Field, value: Plain, path: Path): { field: Field; path: Path } | undefined {
  let field = root
  for (const [index, step] of path.entries()) {
    const next = below(field, valueAt(value, path.slice(0, index)), step)
    if (next === 'whole') return { field, path: path.slice(0, index) }
    if (!next) return undefined
    field = next
  }
  return { field, path }
}

function below(field: Field, value: Plain | undefined, step: string | number): Field | 'whole' | undefined {
  switch (field.kind) {
    case 'group':
      return field.fields.find(({ key }) => key === step)
    case 'list':
      return field.item
    case 'map':
      return field.value
    case 'either': {
      const chosen = alternativeOf(field, value)
      return chosen ? (below(chosen.field, value, step) ?? undefined) : 'whole'
    }
    default:
      return 'whole'
  }
}

async function leastFor(field: Field, message: string, parts: Parts, value?: Plain): Promise<unknown> {
  switch (field.kind) {
    case 'words':
      return Object.fromEntries(languageNames.map((language) => [language, 'Some words']))
    case 'text':
      return textFor(field, message)
    case 'markdown':
      return 'Some words.\n'
    case 'picture':
      return picture
    case 'file':
      return video
    case 'numbers':
      return field.parts.map(() => 500)
    case 'choices':
      return field.options[0]?.value
    case 'number':
      return Math.max(field.least ?? 1, 1)
    case 'reference':
      return referenceFor(field, message, parts)
    case 'list':
      return [await leastFor(field.item, message, parts)]
    case 'map': {
      const key = /for (?:the question )?([a-z0-9-]+)$/.exec(message)?.[1]
      return key === undefined ? {} : { ...Object(value), [key]: await leastFor(field.value, '', parts) }
    }
    case 'group': {
      const named = field.fields.find(({ key }) => new RegExp(`\\b${key}\\b`).test(message))
      return named ? { ...Object(value), [named.key]: await leastFor(named, message, parts) } : initialValue(field)
    }
    case 'either': {
      const [smallest] = field.options.toSorted((a, b) => a.keys.length - b.keys.length)
      if (!smallest) return undefined
      return field.tag === undefined ? leastFor(smallest.field, message, parts) : valueOfAlternative(field, smallest)
    }
    default:
      return initialValue(field)
  }
}

/** The first one that fits, unless the message names it. */
async function referenceFor({ to, category }: FieldOf<'reference'>, message: string, parts: Parts) {
  const named = to === 'category' ? /belongs to the category ([a-z-]+)/.exec(message)?.[1] : undefined
  if (named) return named
  const { found } = await formsHandlers.references({ to, query: '', category }, parts)
  return found[0]?.value
}

const someId = 'some-words'
let count = 0
/** Ids must differ. */
function nextId() {
  count += 1
  return `${someId}-${count}`
}
const samples = new Map([
  ['six digits in quotes', '238897'],
  ['two digits in quotes', '23'],
  ['small letters, digits and hyphens', someId],
])

/** As the message says. */
function textFor({ type, advice, least }: FieldOf<'text'>, message: string): string {
  const sample =
    /(?:such as|choose one of) "?([^\s",]+)/.exec(message)?.[1] ?? [...samples].find(([words]) => message.includes(words))?.[1]
  if (sample === someId || message.includes('choose another')) return nextId()
  if (sample !== undefined) return sample
  if (type === 'url') return 'https://www.example.com'
  if (type === 'email') return 'care@example.com'
  return 'Some words '.repeat(Math.ceil((advice?.least ?? least ?? 1) / 11)).trim()
}
