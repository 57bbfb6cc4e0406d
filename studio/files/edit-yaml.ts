import type { Document } from 'yaml'
import { type Edit, EditRefused, type Path } from '../edits/edit.ts'
import { editValue, isSame, type Plain, plain } from '../edits/edit-value.ts'
import { editText, moveItem, readDocument } from './edit-text.ts'
import { type SmallEdit, smallestEdits } from './smallest-edits.ts'

export { type Edit, EditRefused, type Path }

/** The new text. Every byte outside the edited value stays. Throws EditRefused if the result does not read back as intended. */
export function editYaml(text: string, edits: readonly Edit[]): string {
  return withBom(text, (body) => withLineBreaks(body, (lines) => edits.reduce(edited, parsed(lines)).text))
}

type Parsed = { text: string; document: Document; value: Plain }

function parsed(text: string): Parsed {
  const document = readDocument(text)
  return { text, document, value: valueIn(document) }
}

function edited(before: Parsed, edit: Edit): Parsed {
  const { text, document, value } = before
  const intended = editValue(value, edit)
  const edits = 'move' in edit ? undefined : smallestEdits(value, intended)
  // Parsing takes most of the time.
  if (edits?.length === 0) return before
  const after = parsed('move' in edit ? moveItem(text, edit.move, edit.to) : withEdits(text, document, edits ?? []))
  if (!isSame(after.value, intended)) throw new EditRefused('the new text would not read back as intended')
  return after
}

function withEdits(text: string, document: Document, [first, ...others]: readonly SmallEdit[]): string {
  return first ? others.reduce((all, edit) => editText(all, edit), editText(text, first, document)) : text
}

function valueIn(document: Document): Plain {
  try {
    return plain(document.toJS() ?? null)
  } catch (error) {
    // Excessive aliases are found only here.
    throw error instanceof EditRefused ? error : new EditRefused(String(error))
  }
}

function withBom(text: string, edit: (body: string) => string): string {
  const bom = '\ufeff'
  return text.startsWith(bom) ? bom + edit(text.slice(bom.length)) : edit(text)
}

/** Files from Windows end their lines with `\r\n`. */
function withLineBreaks(text: string, edit: (lines: string) => string): string {
  const isWindows = text.includes('\r\n') && !/(^|[^\r])\n/.test(text)
  return isWindows ? edit(text.replaceAll('\r\n', '\n')).replaceAll('\n', '\r\n') : edit(text)
}
