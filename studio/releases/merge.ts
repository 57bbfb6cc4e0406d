import { parse } from 'yaml'
import { isMapValue, isSame, type Plain, plain } from '../edits/edit-value.ts'
import { type Edit, EditRefused, editYaml, type Path } from '../files/edit-yaml.ts'

/** A field that both sides have changed. Undefined where the field is not there. */
export type FieldConflict = { path: Path; base: Plain | undefined; theirs: Plain | undefined; mine: Plain | undefined }
export type Side = 'theirs' | 'mine'
/** By the path of the field, as `pathKey` writes it. */
export type Choices = ReadonlyMap<string, Side>

export const pathKey = (path: Path) => path.join('.')

/** What has to be edited in `theirs` so that it has the changes of `mine` too, and the fields about which somebody must decide. */
export function mergeValues(
  base: Plain | undefined,
  theirs: Plain | undefined,
  mine: Plain | undefined,
  path: Path = [],
): { edits: Edit[]; conflicts: FieldConflict[] } {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return { edits: [], conflicts: [] }
  if (isEqual(theirs, base)) return { edits: [editTo(path, mine)], conflicts: [] }
  const keys = keysOf(base, theirs, mine)
  if (!keys) return { edits: [], conflicts: [{ path, base, theirs, mine }] }
  const parts = keys.map((key) => mergeValues(at(base, key), at(theirs, key), at(mine, key), [...path, key]))
  return { edits: parts.flatMap(({ edits }) => edits), conflicts: parts.flatMap(({ conflicts }) => conflicts) }
}

/** The keys to look into: maps, and lists of the same length, can change in several places. */
function keysOf(...values: (Plain | undefined)[]): (string | number)[] | undefined {
  if (values.every(isMapValue)) return [...new Set(values.flatMap((value) => Object.keys(value)))]
  const [first] = values
  if (!Array.isArray(first) || !values.every((value) => Array.isArray(value) && value.length === first.length)) return undefined
  return [...first.keys()]
}

function at(value: Plain | undefined, key: string | number): Plain | undefined {
  if (Array.isArray(value)) return value[Number(key)]
  return isMapValue(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

const isEqual = (a: Plain | undefined, b: Plain | undefined) => (a === undefined || b === undefined ? a === b : isSame(a, b))
const editTo = (path: Path, value: Plain | undefined): Edit => (value === undefined ? { remove: path } : { set: path, value })

export type Texts = { base: string | undefined; theirs: string | undefined; mine: string | undefined }
export type MergedText = { text: string | undefined; conflicts: FieldConflict[] }

/**
 * Merges two changes of one file by field. Undefined is a file that is not there. Fields without a choice stay as `theirs` and are
 * conflicts.
 */
export function mergeTexts({ base, theirs, mine }: Texts, choices: Choices = new Map()): MergedText {
  if (theirs === base || theirs === mine) return { text: mine, conflicts: [] }
  if (mine === base) return { text: theirs, conflicts: [] }
  const values = [base, theirs, mine].map(valueOfText) as [Plain | undefined, Plain | undefined, Plain | undefined]
  const isWhole = theirs === undefined || mine === undefined || base === undefined
  const [baseValue, theirValue, myValue] = values
  const whole: FieldConflict = { path: [], base: baseValue, theirs: theirValue, mine: myValue }
  const { edits, conflicts } = isWhole ? { edits: [], conflicts: [whole] } : mergeValues(baseValue, theirValue, myValue)

  const open = conflicts.filter(({ path }) => !choices.has(pathKey(path)))
  const chosen = conflicts.filter(({ path }) => choices.get(pathKey(path)) === 'mine')
  if (chosen.some(({ path }) => path.length === 0)) return { text: mine, conflicts: open }
  if (theirs === undefined) return { text: theirs, conflicts: open }
  try {
    return { text: editYaml(theirs, [...edits, ...chosen.map(({ path, mine: value }) => editTo(path, value))]), conflicts: open }
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    const choice = choices.get(pathKey([]))
    return { text: choice === 'mine' ? mine : theirs, conflicts: choice === undefined ? [whole] : [] }
  }
}

function valueOfText(text: string | undefined): Plain | undefined {
  if (text === undefined) return undefined
  try {
    return plain(parse(text, { prettyErrors: false }) ?? null)
  } catch {
    // A text that is no YAML can only be taken or left.
    return text
  }
}
