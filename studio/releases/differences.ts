import { diffChars, diffWordsWithSpace } from 'diff'
import { parse } from 'yaml'
import { kindOfFile } from '#contract/content/kinds.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { isMapValue, type Plain, plain, valueAt } from '../edits/edit-value.ts'
import type { Path } from '../files/edit-yaml.ts'
import { smallestEdits } from '../files/smallest-edits.ts'

export type Part = { text: string; kind: 'same' | 'added' | 'removed' }
/** What has changed in a field, as words that stay, come and go. */
export type FieldDifference = { path: Path; language: Language | undefined; parts: Part[] }

/** The differences of two versions of a file, per field. Undefined is a file that is not there. */
export function differencesOf(file: string, before: string | undefined, after: string | undefined): FieldDifference[] {
  const ofFile = kindOfFile(file)?.language
  const [old, now] = [valueOfText(before), valueOfText(after)]
  const changes =
    old === undefined || now === undefined
      ? [{ path: [] as Path, before: old, after: now }]
      : smallestEdits(old, now).map((edit) => ({
          path: edit.path,
          before: edit.kind === 'add' || edit.kind === 'insert' ? undefined : valueAt(old, edit.path),
          after: edit.kind === 'remove' ? undefined : edit.value,
        }))
  return changes.flatMap(leaves).map(({ path, before: from, after: to }) => {
    const language = ofFile ?? languageNames.find((name) => path.includes(name))
    return { path, language, parts: partsOf(from, to, language) }
  })
}

type Change = { path: Path; before: Plain | undefined; after: Plain | undefined }

/** A map or list that is new or gone is shown field by field. */
function leaves({ path, before, after }: Change): Change[] {
  const [one] = before === undefined ? [after] : after === undefined ? [before] : []
  if (one === undefined || (!isMapValue(one) && !Array.isArray(one))) return [{ path, before, after }]
  return Object.entries(one).flatMap(([key, value]) => {
    const inner = [...path, Array.isArray(one) ? Number(key) : key]
    return leaves({
      path: inner,
      before: before === undefined ? undefined : value,
      after: after === undefined ? undefined : value,
    })
  })
}

function partsOf(before: Plain | undefined, after: Plain | undefined, language: Language | undefined): Part[] {
  const [from, to] = [textOf(before), textOf(after)]
  if (from === '' || to === '') {
    const all: Part[] = [
      { text: from, kind: 'removed' },
      { text: to, kind: 'added' },
    ]
    return all.filter(({ text }) => text !== '')
  }
  // Chinese has no spaces between words.
  const compare = language?.startsWith('zh') ? diffChars : diffWordsWithSpace
  const maxEditLength = Math.floor(mostSteps / (from.length + to.length))
  const found = compare(from, to, { maxEditLength }) ?? whole(from, to)
  return found.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** A comparison takes up to as many steps as the texts have characters, for each change. Beyond this, the texts are shown one after the other. */
const mostSteps = 2_000_000

const whole = (from: string, to: string) => [
  { value: from, added: false, removed: true },
  { value: to, added: true, removed: false },
]

function textOf(value: Plain | undefined): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (isMapValue(value))
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${textOf(one)}`)
      .join(', ')
  return String(value)
}

function valueOfText(text: string | undefined): Plain | undefined {
  if (text === undefined) return undefined
  try {
    return plain(parse(text, { prettyErrors: false }) ?? null)
  } catch {
    return text
  }
}
