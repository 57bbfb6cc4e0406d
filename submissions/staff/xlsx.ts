import { strToU8, zipSync } from 'fflate'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import { fitCell } from './cell-limit.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`

const rootRelations = `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbook = (sheet: string) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeMarkup(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`

const workbookRelations = `${head}<Relationships xmlns="${packageRelations}">
<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`

/** Style 0 is text, style 1 a heading. Both have the number format "text" (49), so that numbers keep leading zeros. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyFont="1"/></cellXfs></styleSheet>`

/** The earliest date in a ZIP file. A fixed date makes the output reproducible. */
const earliestDate = new Date(1980, 0, 1)

type SheetOptions = { sheet?: string /** Of the columns, in characters. */; widths?: readonly number[] }

/** A workbook with one sheet. All cells are text, so spreadsheets run no formulas. */
export function xlsx(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { sheet: name = 'Inbox', widths = headings.map(() => 22) }: SheetOptions = {},
): Uint8Array {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
  const lines = [headings, ...rows].map((cells, index) => rowXml(cells, index + 1))
  const sheet = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${columns.join('')}</cols><sheetData>${lines.join('\n')}</sheetData></worksheet>`
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': rootRelations,
    'xl/workbook.xml': workbook(name),
    'xl/_rels/workbook.xml.rels': workbookRelations,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheet,
  }
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(bytes), { mtime: earliestDate })
}

/** Cells have explicit references such as `A1`: they are optional in the format, but some readers need them. */
function rowXml(cells: readonly string[], row: number): string {
  const style = row === 1 ? 1 : 0
  const xml = cells.map(
    (text, index) =>
      `<c r="${columnName(index)}${row}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${cellXml(text)}</t></is></c>`,
  )
  return `<row r="${row}">${xml.join('')}</row>`
}

/** A to Z, then AA. */
function columnName(index: number): string {
  const before = index < 26 ? '' : columnName(Math.floor(index / 26) - 1)
  return before + String.fromCharCode('A'.charCodeAt(0) + (index % 26))
}

/** Characters that XML does not allow are written as `_x001B_` (ECMA-376-1, 22.9.2.19). Typed text of this form is escaped too. */
const needsEscape = /[^\P{Cc}\t\n\x7F-\x9F]|_(?=x[\dA-Fa-f]{4}_)/gu
const noCharacter = /[\uFFFE\uFFFF]/g

function cellXml(text: string): string {
  const characters = fitCell(text).toWellFormed().replace(noCharacter, '\uFFFD')
  return escapeMarkup(characters.replace(needsEscape, (character) => `_x${hex(character)}_`))
}

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
