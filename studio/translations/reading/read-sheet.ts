import { FileRefused, type Incoming, type IncomingUnit } from '../exchange-unit.ts'
import { languageOfHeading, sheetColumns } from '../write-sheet.ts'
import { limits } from './limits.ts'
import { type Cell, type Row, readWorkbook } from './read-workbook.ts'
import { createUnitList } from './unit-list.ts'

/** Reads a workbook as `translationSheet` writes it, after somebody has worked in it. */
export function readTranslationSheet(file: Uint8Array): Incoming {
  if (file.length > limits.bytes) throw new FileRefused('size')
  const units = createUnitList()
  let columns: Columns | undefined
  let language: Incoming['language']
  readWorkbook(file, (row) => {
    if (columns) {
      const unit = unitOf(row, columns)
      if (unit) units.add(unit)
      return
    }
    columns = columnsIn(row)
    language = languageOfHeading(row.get(columns.translation)?.text ?? '')
  })
  if (!columns) throw new FileRefused('columns')
  return { language, units: units.all }
}

type Columns = { file: number; field: number; english: number; translation: number; before: number }

/** Columns may have been moved or added. */
function columnsIn(row: Row): Columns {
  const headings = [...row].map(([column, { text = '' }]) => ({ column, name: text.trim() }))
  const at = (isIt: (name: string) => boolean) => headings.find(({ name }) => isIt(name))?.column ?? -1
  const columns = {
    file: at((name) => name === sheetColumns.file),
    field: at((name) => name === sheetColumns.field),
    english: at((name) => name === sheetColumns.english),
    translation: at((name) => languageOfHeading(name) !== undefined),
    before: at((name) => name === sheetColumns.before),
  }
  const { before: _, ...required } = columns
  if (Object.values(required).includes(-1)) throw new FileRefused('columns')
  return columns
}

const emptyCell: Cell = { text: '', hasFormula: false }

function unitOf(row: Row, columns: Columns): IncomingUnit | undefined {
  const cell = (column: number) => row.get(column) ?? emptyCell
  // Some programs end lines with both characters.
  const text = (column: number) => cell(column).text?.replaceAll('\r\n', '\n')
  const [file = '', field = ''] = [text(columns.file), text(columns.field)]
  if (file === '' && field === '') return undefined
  const translation = text(columns.translation)
  const isFormula = [columns.translation, columns.english].some((column) => cell(column).hasFormula)
  return {
    ...{ file, field, english: text(columns.english) ?? '', translation: translation ?? '' },
    // A sheet has no mark for this: a text that is the same as before stays as it is.
    isConfirmed: false,
    before: text(columns.before) || undefined,
    ...(isFormula ? { fault: 'formula' } : translation === undefined ? { fault: 'cell' } : {}),
  }
}
