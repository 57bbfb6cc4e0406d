import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { FileRefused, type Incoming, type IncomingUnit } from './exchange-unit.ts'
import { languageOfHeading, sheetColumns } from './write-sheet.ts'
import { elementsIn, type XmlElement, xmlTree } from './xml-tree.ts'

const maxBytes = 16 * 1024 * 1024
const maxUnpackedBytes = 64 * 1024 * 1024
const mostFiles = 200

/** Reads a workbook as `sheet` writes it, after somebody has worked in it. */
export async function readTranslationSheet(file: Uint8Array): Promise<Incoming> {
  if (file.length > maxBytes) throw new FileRefused('size')
  const files = unpacked(file)
  const formulas = formulaCells(files)
  // Packed anew: what the reader unpacks is what was measured and checked.
  const rows = await readSheet(Buffer.from(zipSync(Object.fromEntries(files), { level: 0 })), { trim: false }).catch(
    (error: unknown) => {
      throw new FileRefused('zip', error instanceof Error ? error.message : '')
    },
  )
  const [headings = [], ...lines] = rows
  const columns = columnsIn(headings.map(String))
  return {
    language: languageOfHeading(String(headings[columns.translation])),
    units: lines.flatMap((cells, index) => unitOf(cells, columns, (column) => formulas.has(`${columnName(column)}${index + 2}`))),
  }
}

type Columns = { file: number; field: number; english: number; translation: number; before: number }

/** Columns may have been moved or added. */
function columnsIn(headings: readonly string[]): Columns {
  const at = (heading: string) => headings.findIndex((name) => name.trim() === heading)
  const columns = {
    file: at(sheetColumns.file),
    field: at(sheetColumns.field),
    english: at(sheetColumns.english),
    translation: headings.findIndex((name) => languageOfHeading(name) !== undefined),
    before: at(sheetColumns.before),
  }
  const { before: _, ...required } = columns
  if (Object.values(required).includes(-1)) throw new FileRefused('columns')
  return columns
}

function unitOf(cells: readonly unknown[], columns: Columns, hasFormula: (column: number) => boolean): IncomingUnit[] {
  const text = (column: number) => cellText(cells[column])
  const [file, field] = [text(columns.file), text(columns.field)]
  // An empty row.
  if (!file && !field) return []
  const translation = text(columns.translation)
  const isFormula = [columns.translation, columns.english].some(hasFormula)
  return [
    {
      file: file ?? '',
      field: field ?? '',
      english: text(columns.english) ?? '',
      translation: translation ?? '',
      // A sheet has no mark for this: a text that is the same as before stays as it is.
      isConfirmed: false,
      before: text(columns.before) || undefined,
      ...(isFormula ? { fault: 'formula' } : translation === undefined ? { fault: 'cell' } : {}),
    },
  ]
}

/** Undefined for a date or a truth value: what was typed is no longer known. */
function cellText(cell: unknown): string | undefined {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  // Some programs end lines with both characters.
  return typeof cell === 'string' ? cell.replaceAll('\r\n', '\n') : undefined
}

/** Unpacks in pieces and stops at the limit, whatever sizes the archive claims. */
function unpacked(file: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  let bytes = 0
  // fflate turns what is thrown in its callbacks into an error of the archive.
  let isTooLarge = false
  const refuseSize = () => {
    isTooLarge = true
    throw new FileRefused('size')
  }
  const unzip = new Unzip((entry) => {
    if (files.size >= mostFiles) refuseSize()
    const chunks: Uint8Array[] = []
    files.set(entry.name, new Uint8Array())
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw new FileRefused('zip')
      bytes += chunk.length
      if (bytes > maxUnpackedBytes) refuseSize()
      chunks.push(chunk)
      if (isLast) files.set(entry.name, new Uint8Array(Buffer.concat(chunks)))
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < file.length; at += pieceBytes)
      unzip.push(file.subarray(at, at + pieceBytes), at + pieceBytes >= file.length)
  } catch {
    throw new FileRefused(isTooLarge ? 'size' : 'zip')
  }
  if (!files.has('xl/workbook.xml')) throw new FileRefused('zip')
  return files
}

/** Small, so that little is unpacked between two looks at the limit. */
const pieceBytes = 16 * 1024

/** References of cells with a formula, such as `D7`: their text is what a program has computed, not what somebody wrote. */
function formulaCells(files: ReadonlyMap<string, Uint8Array>): Set<string> {
  const decoder = new TextDecoder()
  const found = new Set<string>()
  for (const [name, bytes] of files) {
    if (!/\.(?:xml|rels)$/.test(name)) continue
    const tree = xmlTree(decoder.decode(bytes))
    if (name.startsWith('xl/worksheets/')) collectFormulas(tree, found)
  }
  return found
}

function collectFormulas(sheet: XmlElement, found: Set<string>) {
  for (const data of elementsIn(sheet, 'sheetData')) {
    for (const row of elementsIn(data, 'row')) {
      for (const cell of elementsIn(row, 'c')) {
        if (elementsIn(cell, 'f').length > 0) found.add(cell.attributes.get('r') ?? '')
      }
    }
  }
}

const columnName = (index: number) => (index < 26 ? String.fromCharCode(65 + index) : `A${String.fromCharCode(65 + index - 26)}`)
