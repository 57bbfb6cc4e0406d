import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import { elementsIn, textIn } from '../xml-tree.ts'
import { xmlTree } from './parsed-xml.ts'

/**
 * What a program of a translator makes of our XLIFF: attributes and elements of its own, notes in another order, a state for each
 * segment, and marks around parts of the texts.
 */
export function savedByTranslator(xliff: string, { state = 'reviewed' } = {}): string {
  return xliff
    .replace(
      '<xliff ',
      '<xliff xmlns:cat="https://example.com/cat" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" cat:project="7" ',
    )
    .replace(/<file /g, '<file cat:locked="no" ')
    .replace(/<notes>(.*?)<\/notes>/gs, (_, notes: string) => {
      const reversed = (notes.match(/<note .*?<\/note>/gs) ?? []).toReversed()
      return `<notes>${reversed.join('\n')}<note category="cat">Done</note></notes>`
    })
    .replace(
      /<\/notes>/g,
      '</notes><mtc:matches><mtc:match ref="#1"><source>Not this</source><target>Nor this</target></mtc:match></mtc:matches>',
    )
    .replace(/<segment [^>]*>/g, `<segment id="1" state="${state}" subState="cat:checked">`)
    .replace(/<(source|target)>(.*?)<\/\1>/gs, (_, side: string, text: string) => {
      const first = /^[^<&]+/.exec(text)?.[0] ?? ''
      const rest = text.slice(first.length)
      return `<${side}><mrk id="m1" type="term">${first}</mrk><sm id="m2" type="comment"/>${rest}<em startRef="m2"/></${side}>`
    })
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What a spreadsheet program makes of our workbook: the columns in another order, one more, and the texts where it keeps them. */
export function savedBySpreadsheet(
  workbook: Uint8Array,
  texts: 'inline' | 'shared',
  change = (cell: string) => cell,
): Uint8Array {
  const files = unzipSync(workbook)
  const rows = cellsIn(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).map((cells, row) => [
    ...cells.toReversed().map((cell) => change(cell)),
    row === 0 ? 'Remarks' : '',
  ])
  const shared: string[] = []
  const cellXml = (cell: string, row: number, column: number) => {
    const name = `r="${String.fromCharCode(65 + column)}${row + 1}" s="0"`
    // Empty cells are left out.
    if (cell === '') return ''
    // Texts with more than one style come in runs.
    const half = Math.ceil(cell.length / 2)
    const runs = [cell.slice(0, half), cell.slice(half)].map((run) => `<r><rPr><sz val="10"/></rPr>${runXml(run)}</r>`).join('')
    if (texts === 'inline') return `<c ${name} t="inlineStr"><is>${runs}</is></c>`
    shared.push(column % 2 === 0 ? runs : runXml(cell))
    return `<c ${name} t="s"><v>${shared.length - 1}</v></c>`
  }
  const sheetRows = rows.map((cells, row) => {
    const inner = cells.map((cell, column) => cellXml(cell, row, column)).join('')
    return `<row r="${row + 1}" spans="1:9" customFormat="false" ht="12.8">${inner}</row>`
  })
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
  const sheet = `${head}<worksheet xmlns="${main}"><sheetPr filterMode="false"/><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetData>${sheetRows.join('')}</sheetData></worksheet>`
  const strings = `${head}<sst xmlns="${main}" count="${shared.length}" uniqueCount="${shared.length}">${shared.map((one) => `<si>${one}</si>`).join('')}</sst>`
  const types = strFromU8(files['[Content_Types].xml'] ?? new Uint8Array())
  const links = strFromU8(files['xl/_rels/workbook.xml.rels'] ?? new Uint8Array())
  const sharedType = `<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`
  const sharedLink = `<Relationship Id="rId9" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
  return zipSync({
    ...files,
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...(texts === 'shared' && {
      'xl/sharedStrings.xml': strToU8(strings),
      '[Content_Types].xml': strToU8(types.replace('</Types>', sharedType)),
      'xl/_rels/workbook.xml.rels': strToU8(links.replace('</Relationships>', sharedLink)),
    }),
  })
}

/** Such programs write line breaks as they are, and characters that XML doesn't have as ours does. */
const runXml = (text: string) => `<t xml:space="preserve">${escapeMarkup(text)}</t>`

function cellsIn(sheet: string): string[][] {
  const rows = elementsIn(xmlTree(sheet), 'sheetData').flatMap((data) => elementsIn(data, 'row'))
  const width = Math.max(...rows.map((row) => elementsIn(row, 'c').length))
  return rows.map((row) => {
    const cells = new Map(elementsIn(row, 'c').map((cell) => [cell.attributes.get('r')?.[0] ?? '', textIn(cell)]))
    return Array.from({ length: width }, (_, column) => cells.get(String.fromCharCode(65 + column)) ?? '')
  })
}
