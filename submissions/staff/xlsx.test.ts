import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { oddCells } from '../testing/odd-cells.ts'
import { xlsx } from './xlsx.ts'

const read = (rows: readonly (readonly string[])[]) => readSheet(Buffer.from(xlsx(['Name'], rows)), { trim: false })

it('stores every cell as text, exactly as typed', async () => {
  const rows = oddCells.map((cell) => [cell])
  expect(await read(rows)).toEqual([['Name'], ...rows])
})

it('keeps cells in their columns after an empty cell, also past the 26th column', async () => {
  const row = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? '' : `cell ${index}`))
  expect((await read([row]))[1]).toEqual(row.map((cell) => cell || null))
})

it.each(['\u0000', '\u0001', '\u0008', '\u000B', 'a\r\nb', '\u001B[31m'])(
  'escapes %j, which XML does not allow or changes',
  async (cell) => {
    expect(await read([[cell]])).toEqual([['Name'], [cell]])
    // This reader accepts such characters in XML, but spreadsheets don't.
    const sheet = strFromU8(unzipSync(xlsx(['Name'], [[cell]]))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toMatch(/^<\?xml [^\p{Cc}]+\?>\n<worksheet [^\p{Cc}]+(\n[^\p{Cc}]+)+<\/worksheet>$/u)
  },
)

it.each(['\uFFFE', '\uFFFF', '\uD800'])('replaces %j, which is not a character, with U+FFFD', async (cell) => {
  expect(await read([[`a${cell}b`]])).toEqual([['Name'], ['a\uFFFDb']])
})

it('truncates cells to the limit of Excel', async () => {
  const [, [cell] = []] = await read([['x'.repeat(60_000)]])
  expect(String(cell).length).toBe(32_767)
})
