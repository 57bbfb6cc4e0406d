import { FileRefused } from '../exchange-unit.ts'
import { limits } from './limits.ts'
import { createWorkbookParts, type WorkbookParts } from './workbook-parts.ts'
import type { OpenTag } from './xml-reader.ts'

/** `text`: undefined for a date, a truth value or an error, of which what was typed is no longer known. */
export type Cell = { text: string | undefined; hasFormula: boolean }
/** By their place in the row, from 0. Empty cells are left out. */
export type Row = ReadonlyMap<number, Cell>

/** Calls back with the rows of the first sheet that have a cell with a text, as Excel, LibreOffice and others write them. */
export function readWorkbook(file: Uint8Array, onRow: (row: Row) => void): void {
  const parts = createWorkbookParts(file)
  const { sheet, strings, styles } = placesIn(parts)
  const shared = strings === undefined ? [] : sharedStrings(parts, strings)
  const isText = styles === undefined ? [] : textStyles(parts, styles)
  if (!readRows(parts, sheet, { shared, isText }, onRow)) throw new FileRefused('zip')
}

function placesIn(parts: WorkbookParts) {
  const sheetIds: string[] = []
  const isWorkbook = parts.read('xl/workbook.xml', {
    ...nothing,
    open: ({ name, attributes }) => {
      if (name === 'sheet') sheetIds.push(ending(attributes, ':id') ?? '')
    },
  })
  const targets = new Map<string, string>()
  const byType = new Map<string, string>()
  parts.read('xl/_rels/workbook.xml.rels', {
    ...nothing,
    open: ({ name, attributes }) => {
      if (name !== 'Relationship') return
      const target = pathOf(attributes.get('Target') ?? '')
      targets.set(attributes.get('Id') ?? '', target)
      byType.set(attributes.get('Type')?.split('/').at(-1) ?? '', target)
    },
  })
  const sheet = targets.get(sheetIds[0] ?? '')
  if (!isWorkbook || sheet === undefined) throw new FileRefused('zip')
  return { sheet, strings: byType.get('sharedStrings'), styles: byType.get('styles') }
}

/** `r:id`, whatever the prefix is. */
const ending = (attributes: OpenTag['attributes'], end: string) => [...attributes].find(([name]) => name.endsWith(end))?.[1]
const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
const nothing = { open: () => {}, close: () => {}, text: () => {} }

/** The texts of `<t>`: one, or one for each style. Phonetic hints are none of it. */
function createTextCollector() {
  let [text, isIn, isHint] = ['', false, false]
  return {
    open(name: string) {
      if (name === 'rPh') isHint = true
      if (name === 't') isIn = !isHint
    },
    close(name: string) {
      if (name === 'rPh') isHint = false
      if (name === 't') isIn = false
    },
    add(more: string) {
      if (!isIn) return
      text += more
      if (text.length > limits.characters) throw new FileRefused('characters')
    },
    take(): string {
      const taken = unescaped(text)
      text = ''
      return taken
    },
  }
}

/** Characters that XML doesn't have are written as `_x000D_`. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

function sharedStrings(parts: WorkbookParts, path: string): string[] {
  const texts: string[] = []
  const collector = createTextCollector()
  parts.read(path, {
    open: ({ name }) => collector.open(name),
    text: collector.add,
    close: (name) => {
      collector.close(name)
      if (name !== 'si') return
      texts.push(collector.take())
      if (texts.length > limits.cells) throw new FileRefused('cells')
    },
  })
  return texts
}

/** General and text. A number in another format is a date, a percentage or a price: what was typed is no longer known. */
const plainFormats = ['0', '49']

/** For each style, whether its numbers are shown as they are stored. */
function textStyles(parts: WorkbookParts, path: string): boolean[] {
  const found: boolean[] = []
  let isInStyles = false
  parts.read(path, {
    ...nothing,
    open: ({ name, attributes }) => {
      if (name === 'cellXfs') isInStyles = true
      if (isInStyles && name === 'xf') found.push(plainFormats.includes(attributes.get('numFmtId') ?? '0'))
    },
    close: (name) => {
      if (name === 'cellXfs') isInStyles = false
    },
  })
  return found
}

type Values = { shared: readonly string[]; isText: readonly boolean[] }

function readRows(parts: WorkbookParts, path: string, values: Values, onRow: (row: Row) => void): boolean {
  const collector = createTextCollector()
  let row = new Map<number, Cell>()
  let cell: { column: number; type: string; style: number; value: string; hasFormula: boolean } | undefined
  let [column, cells, isValue] = [-1, 0, false]
  return parts.read(path, {
    open({ name, attributes }) {
      collector.open(name)
      if (name === 'row') column = -1
      if (name === 'f' && cell) cell.hasFormula = true
      if (name === 'v') isValue = true
      if (name !== 'c') return
      cells += 1
      if (cells > limits.cells) throw new FileRefused('cells')
      column = columnOf(attributes.get('r')) ?? column + 1
      cell = {
        column,
        type: attributes.get('t') ?? 'n',
        style: Number(attributes.get('s') ?? 0),
        value: '',
        hasFormula: false,
      }
    },
    text(text) {
      collector.add(text)
      if (isValue && cell) cell.value += text
      if (cell && cell.value.length > limits.characters) throw new FileRefused('characters')
    },
    close(name) {
      collector.close(name)
      if (name === 'v') isValue = false
      if (name === 'c' && cell) {
        const text = textOf(cell, collector.take(), values)
        if (text !== '' || cell.hasFormula) row.set(cell.column, { text, hasFormula: cell.hasFormula })
        cell = undefined
      }
      if (name !== 'row' || row.size === 0) return
      onRow(row)
      row = new Map()
    },
  })
}

function textOf({ type, style, value }: { type: string; style: number; value: string }, inline: string, values: Values) {
  switch (type) {
    case 's':
      return values.shared[Number(value)] ?? ''
    case 'inlineStr':
      return inline
    case 'str':
      return unescaped(value)
    case 'n':
      if (value === '') return ''
      return values.isText[style] === false ? undefined : String(Number(value))
    default:
      return undefined
  }
}

/** `AB7` is in column 27. */
function columnOf(reference: string | undefined): number | undefined {
  let column = 0
  for (const letter of reference ?? '') {
    const place = letter.charCodeAt(0) - 64
    if (place < 1 || place > 26) break
    column = column * 26 + place
  }
  return column === 0 ? undefined : column - 1
}
