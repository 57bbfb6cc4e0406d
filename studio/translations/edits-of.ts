import { parse, stringify } from 'yaml'
import { kindOfFile } from '#contract/content/kinds.ts'
import { ownAt } from '#contract/objects/own-value.ts'
import { type Edit, editYaml, type Path } from '../files/edit-yaml.ts'
import type { Change, SkipReason } from './incoming.ts'

type Edited = { edits: Edit[]; taken: Change[]; skipped: { change: Change; reason: SkipReason }[] }

/** How to write translations into one file. Its value is that of the file, or undefined if there is none yet. */
export function editsOf(value: unknown, changes: readonly Change[]): Edited {
  const edited: Edited = { edits: [], taken: [], skipped: [] }
  let current = value
  for (const change of changes) {
    const { source, language } = change.text
    const edit = editOf(current, source.placeIn(language).path, change)
    if (!edit) {
      edited.skipped.push({ change, reason: { code: 'gap' } })
      continue
    }
    edited.edits.push(edit)
    edited.taken.push(change)
    current = changed(current, edit)
  }
  return edited
}

/** The text of a new language file. */
function newFileText(edits: readonly Edit[]): string {
  return stringify(edits.reduce(changed, undefined as unknown), { lineWidth: 0 })
}

/** The text of a file with its edits. Throws if it can't be edited. */
export const editedText = (text: string | undefined, edits: readonly Edit[]) =>
  text === undefined ? newFileText(edits) : editYaml(text, edits)

/** Why the site would not take a file, or undefined. */
export function schemaFault(file: string, text: string): string | undefined {
  const issue = kindOfFile(file)?.schema.safeParse(parse(text)).error?.issues[0]
  return issue && `${issue.path.join('.')}: ${issue.message}`
}

/** Undefined if an earlier item of the list is missing. */
function editOf(value: unknown, path: Path, { text, translation }: Change): Edit | undefined {
  let node = value
  for (const [depth, step] of path.entries()) {
    const rest = path.slice(depth + 1)
    if (typeof node !== 'object' || node === null)
      return depth === 0 ? startOf(path, ended(text.source.isBlock, translation)) : undefined
    const isLast = rest.length === 0
    const child = ownAt(node, step)
    if (child === undefined || child === null || isLast) {
      // The text keeps its style: one in a block ends with a line break.
      const isBlock = typeof child === 'string' ? child.endsWith('\n') : text.source.isBlock
      const inner = nested(rest, ended(isBlock, translation))
      if (inner === undefined) return undefined
      const at = path.slice(0, depth + 1)
      if (!Array.isArray(node) || Number(step) < node.length) return { set: at, value: inner }
      return step === node.length ? { insert: at, value: inner } : undefined
    }
    node = child
  }
  return undefined
}

/** For a file without any text. */
function startOf([first, ...rest]: Path, text: string): Edit | undefined {
  const value = nested(rest, text)
  return first === undefined || value === undefined ? undefined : { set: [first], value }
}

const ended = (isBlock: boolean, translation: string) => (isBlock ? `${translation}\n` : translation)

function nested(path: Path, text: string): unknown {
  const [step, ...rest] = path
  if (step === undefined) return text
  const inner = nested(rest, text)
  if (inner === undefined) return undefined
  if (typeof step === 'string') return { [step]: inner }
  return step === 0 ? [inner] : undefined
}

/** The value with an edit of `editOf`. */
function changed(value: unknown, edit: Edit): unknown {
  const path = 'set' in edit ? edit.set : 'insert' in edit ? edit.insert : []
  const inner = 'value' in edit ? edit.value : undefined
  const copy: unknown = value === undefined || value === null ? {} : structuredClone(value)
  let node = copy
  for (const step of path.slice(0, -1)) node = ownAt(node, step)
  const last = path.at(-1)
  if (typeof node === 'object' && node !== null && last !== undefined) Reflect.set(node, last, inner)
  return copy
}
