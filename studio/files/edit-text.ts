import { Document, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { EditRefused, type Path } from '../edits/edit.ts'
import type { Plain } from '../edits/edit-value.ts'
import { indexOf, lastPlaceOf, nodeAt, type Place, placeOf, rangeOf } from './places-in-text.ts'
import { printInBlock, printInFlow, type Style } from './print-value.ts'
import type { SmallEdit } from './smallest-edits.ts'

export function readDocument(text: string): Document {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false })
  const [error] = document.errors
  if (error) throw new EditRefused(`cannot be read as YAML: ${error.message}`)
  return document
}

/** Makes one small edit in a text, which `document` has parsed. All other bytes stay. */
export function editText(text: string, edit: SmallEdit, document: Document = readDocument(text)): string {
  if (edit.path.length === 0) return 'value' in edit ? wholeText(text, document, edit.value) : text
  const { parent, step } = parentOf(document, edit.path)
  if (edit.kind === 'add' && isMap(parent)) return addKey(text, parent, String(step), edit.value)
  if (edit.kind === 'insert' && isSeq(parent)) return insertItem(text, parent, Number(step), edit.value)
  const index = indexOf(parent, step)
  if (index === undefined) throw new EditRefused(`there is no ${edit.path.join('.')}`)
  if (edit.kind === 'remove') {
    if (parent.items.length > 1) return removePart(text, parent, index)
    return editText(text, { kind: 'replace', path: edit.path.slice(0, -1), value: isMap(parent) ? {} : [] })
  }
  if (edit.kind !== 'replace') throw new EditRefused(`cannot ${edit.kind} ${edit.path.join('.')}`)
  return replaceValue(text, placeOf(parent, index), edit.value, isInFlow(document, edit.path))
}

/** Moves an item with its own text and the comments above it. */
export function moveItem(text: string, path: Path, to: number): string {
  const { parent, step } = parentOf(readDocument(text), path)
  const from = Number(step)
  const places = parent.items.map((_, index) => placeOf(parent, index))
  const [first, last] = [places[0], places.at(-1)]
  if (!isSeq(parent) || !first || !last) throw new EditRefused(`${path.join('.')} is not in a list`)
  const move = <T>(items: T[]) => items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
  if (parent.flow) {
    const texts = move(places.map(({ start, end }) => text.slice(start, end)))
    return places.reduceRight((all, { start, end }, index) => splice(all, start, end, texts[index] ?? ''), text)
  }
  const bounds = [lineStart(text, first.start), ...places.map(({ end }) => nextLine(text, end))]
  if (!isAloneOnLine(text, first.start)) throw new EditRefused('the list begins within a line')
  const lines = places.map((_, index) => withLineBreak(text.slice(bounds[index], bounds[index + 1])))
  return splice(text, bounds[0] ?? 0, bounds.at(-1) ?? 0, move(lines).join(''))
}

function parentOf(document: Document, path: Path): { parent: YAMLMap | YAMLSeq; step: string | number } {
  const parent = nodeAt(document, path.slice(0, -1))
  const step = path.at(-1)
  if (step === undefined || (!isMap(parent) && !isSeq(parent))) throw new EditRefused(`there is no ${path.join('.')}`)
  return { parent, step }
}

/** Whether the parent of this path, or one of its own parents, is written between brackets. */
function isInFlow(document: Document, path: Path): boolean {
  return path.some((_, depth) => isFlow(nodeAt(document, path.slice(0, depth))))
}

const isFlow = (node: Node | null | undefined): boolean => (isMap(node) || isSeq(node)) && node.flow === true
const isCollection = (value: Plain) => typeof value === 'object' && value !== null

function wholeText(text: string, document: Document, value: Plain): string {
  const printed = new Document(value).toString({ lineWidth: 0 })
  if (document.contents === null) return text.trim() === '' ? printed : withLineBreak(text) + printed
  const [start, end] = rangeOf(document.contents)
  return splice(text, start, end, printed)
}

function replaceValue(text: string, place: Place, value: Plain, inFlow: boolean): string {
  const style = isScalar(place.value) ? (place.value.type as Style) : undefined
  if (inFlow) {
    const isMissing = place.valueFrom === place.end
    // Between brackets `{ a }` and `{ a: }` both have an empty value.
    const lead = isMissing ? (text[place.end - 1] === ':' ? ' ' : ': ') : ''
    return splice(text, isMissing ? place.end : rangeOf(place.value)[0], place.end, lead + printInFlow(value, style))
  }
  const keepsBrackets = isFlow(place.value) && isCollection(value) && !isEmpty(place.value)
  const holder = isMap(place.parent) ? 'map' : 'list'
  const printed = keepsBrackets
    ? ` ${printInFlow(value)}`
    : printInBlock(value, holder, { indent: columnOf(text, place.start), style })
  return putInBlock(text, place, printed)
}

const isEmpty = (node: Node | null) => (isMap(node) || isSeq(node)) && node.items.length === 0

/** Puts a printed value after its `:` or `-`. Comments in the first line of the old value, and behind it, move to the first line of the new. */
function putInBlock(text: string, place: Place, printed: string): string {
  const start = place.valueFrom === place.end ? place.end : rangeOf(place.value)[0]
  const before = text.slice(place.valueFrom, start)
  const header = /^[|>][^\n#]*(\s#[^\n]*)?/.exec(text.slice(start, place.end))?.[1]
  const behind = printed.includes('\n') ? /^[ \t]+#[^\n]*/.exec(text.slice(place.end))?.[0] : undefined
  const comment = header ?? behind ?? ''
  const end = place.end + (behind?.length ?? 0)
  const [firstLine = '', ...lines] = printed.split('\n')
  const [from, piece] = isSpaces(before)
    ? [place.valueFrom, firstLine === '' ? '' : before + firstLine.slice(1)]
    : before.trim() === ''
      ? [place.valueFrom, firstLine]
      : // An anchor, a tag or a comment before the value stays.
        firstLine === ''
        ? [place.valueFrom + before.trimEnd().length, '']
        : [start, firstLine.trimStart()]
  const joined = [piece + comment, ...lines].join('\n')
  const isLast = end === text.length && printed.includes('\n')
  return splice(text, from, end, isLast ? `${joined}\n` : joined)
}

const isSpaces = (text: string) => /^ +$/.test(text)

function addKey(text: string, map: YAMLMap, key: string, value: Plain): string {
  const { start, end } = lastPlaceOf(map)
  if (map.flow) return splice(text, end, end, `, ${printInFlow({ [key]: value }).slice('{ '.length, -' }'.length)}`)
  const indent = columnOf(text, start)
  const name = printInFlow(key)
  const printed = printInBlock(value, 'map', { indent, style: undefined })
  return insertLines(text, end, `${' '.repeat(indent)}${name}:${printed}`)
}

function insertItem(text: string, list: YAMLSeq, index: number, value: Plain): string {
  const [next, last] = [index < list.items.length ? placeOf(list, index) : undefined, lastPlaceOf(list)]
  if (list.flow) {
    const printed = printInFlow(value)
    return next ? splice(text, next.start, next.start, `${printed}, `) : splice(text, last.end, last.end, `, ${printed}`)
  }
  const indent = columnOf(text, last.start)
  const neighbour = list.items[Math.max(0, index - 1)] as Node | null
  const inBrackets = isFlow(neighbour) && isCollection(value)
  const printed = inBrackets ? ` ${printInFlow(value)}` : printInBlock(value, 'list', { indent, style: undefined })
  const lines = `-${printed}`
  if (index > 0) return insertLines(text, placeOf(list, index - 1).end, ' '.repeat(indent) + lines)
  const { start } = placeOf(list, 0)
  // The list may begin within a line: `- - a`.
  return splice(text, start, start, `${lines}\n${' '.repeat(indent)}`)
}

function removePart(text: string, parent: YAMLMap | YAMLSeq, index: number): string {
  const place = placeOf(parent, index)
  if (parent.flow) {
    if (index + 1 < parent.items.length) return splice(text, place.start, placeOf(parent, index + 1).start, '')
    return splice(text, placeOf(parent, index - 1).end, place.end, '')
  }
  const next = nextLine(text, place.end)
  if (isAloneOnLine(text, place.start)) return splice(text, lineStart(text, place.start), next, '')
  // It stands behind a `-`: what follows takes its place.
  const following = next + (/^\s*/.exec(text.slice(next))?.[0].length ?? 0)
  return splice(text, place.start, following, '')
}

const splice = (text: string, start: number, end: number, piece: string) => text.slice(0, start) + piece + text.slice(end)
const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
const columnOf = (text: string, offset: number) => offset - lineStart(text, offset)
const isAloneOnLine = (text: string, offset: number) => text.slice(lineStart(text, offset), offset).trim() === ''
const withLineBreak = (text: string) => (text.endsWith('\n') ? text : `${text}\n`)

/** Where the line after this offset begins. */
function nextLine(text: string, offset: number): number {
  const found = text.indexOf('\n', offset)
  return found === -1 ? text.length : found + 1
}

function insertLines(text: string, after: number, lines: string): string {
  const at = nextLine(text, after)
  const before = text.slice(0, at)
  return `${withLineBreak(before)}${lines}\n${text.slice(at)}`
}
