import { strToU8, type Zippable, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const titles = ['File', 'Field', 'English', '한국어 (ko)']

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
export const headings = `<row r="1">${titles.map(inline).join('')}</row>`
export const textRow = `<row>${['news/a/en.yaml', 'title', 'One', '하나'].map(inline).join('')}</row>`

type Parts = { rows: string; dimension?: string; strings?: string; more?: Zippable }

/** A workbook with these rows, as compact as an attacker would send it. */
export function workbookOf({ rows, dimension = 'A1:D2', strings = '', more = {} }: Parts): Uint8Array {
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  return zipSync(
    {
      ...more,
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="${packageRelations}">${link('rId1', 'worksheet', 'worksheets/sheet1.xml')}${link('rId2', 'sharedStrings', '/xl/sharedStrings.xml')}</Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet xmlns="${main}"><dimension ref="${dimension}"/><sheetData>${rows}</sheetData></worksheet>`,
      ),
      'xl/sharedStrings.xml': strToU8(`<sst xmlns="${main}">${strings}</sst>`),
    },
    { level: 1 },
  )
}

/** XLIFF with these units. */
export const xliffOf = (units: string) =>
  Buffer.from(
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ko"><file id="f" original="news/a/en.yaml">${units}</file></xliff>`,
  )
export const unitOf = (source: string, target = 'a') =>
  `<unit id="u" name="title"><segment><source>${source}</source><target>${target}</target></segment></unit>`
