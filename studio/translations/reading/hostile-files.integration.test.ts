import { describe, expect, it } from 'vitest'
import { headings, textRow, unitOf, workbookOf, xliffOf } from '../testing/hostile-files.ts'
import { readInProcess } from './read-incoming.ts'

const kb = 1024
const mb = 1024 * kb
/** An empty process has 60 to 90 MB. */
const mostMb = 400

const fill = (character: string, length: number) => Buffer.alloc(length, character).toString()
const sharedCell = '<c t="s"><v>0</v></c>'

describe('SW16: a workbook is read or refused in words within 400 MB of memory', () => {
  it('with a dimension of all that a sheet can have', async () => {
    const file = workbookOf({ dimension: 'A1:XFD1048576', rows: `${headings}<row r="1048576">${textRow.slice(5)}` })
    const { incoming, peakMb } = await readInProcess(file)
    expect(incoming.units).toMatchObject([{ file: 'news/a/en.yaml', field: 'title', english: 'One', translation: '하나' }])
    expect(peakMb).toBeLessThan(mostMb)
  })

  it('with a bomb beside the sheet, which is not unpacked', async () => {
    const more = { 'xl/media/zeros.bin': new Uint8Array(70 * mb) }
    const { incoming, peakMb } = await readInProcess(workbookOf({ rows: headings + textRow, more }))
    expect(incoming.units).toHaveLength(1)
    expect(peakMb).toBeLessThan(mostMb)
  })

  it.each([
    ['that unpacks to far more than it is', () => ({ rows: headings + `<row/>${fill(' ', 50 * kb)}`.repeat(1_600) }), 'unpacked'],
    ['with a text of a megabyte', () => ({ rows: headings + textRow.replace('One', fill('a', mb)) }), 'characters'],
    ['with a million empty cells', () => ({ rows: headings + `<row>${'<c/>'.repeat(100)}</row>`.repeat(10_000) }), 'cells'],
    ['with a comment without end', () => ({ rows: `${headings}<!--${fill('a', 10 * mb)}` }), 'characters'],
    ['with elements in one another', () => ({ rows: '<row>'.repeat(200) }), 'levels'],
    [
      'with a shared text in every row',
      () => ({
        rows: headings + `<row>${sharedCell.repeat(4)}</row>`.repeat(10_000),
        strings: `<si><t>${fill('a', 90_000)}</t></si>`,
      }),
      'allCharacters',
    ],
    ['with millions of elements', () => ({ rows: headings + '<row/>'.repeat(3_100_000) }), 'elements'],
    [
      'with hundreds of files',
      () => ({
        rows: headings + textRow,
        more: Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`${n}.xml`, new Uint8Array(1)])),
      }),
      'zip',
    ],
    ['with millions of shared texts', () => ({ rows: headings, strings: '<si><t>a</t></si>'.repeat(1_100_000) }), 'cells'],
  ] as const)('%s', async (_, parts, code) => {
    await expect(readInProcess(workbookOf(parts()))).rejects.toMatchObject({ code })
  })

  it('that claims to be small', async () => {
    const file = Buffer.from(workbookOf({ rows: headings + ' '.repeat(10 * mb) }))
    // The size after unpacking, in the header of each file.
    for (let at = file.indexOf('PK\u0003\u0004'); at >= 0; at = file.indexOf('PK\u0003\u0004', at + 4))
      file.writeUInt32LE(10, at + 22)
    await expect(readInProcess(file)).rejects.toMatchObject({ code: 'characters' })
  })
})

describe('SW16: XLIFF is read or refused in words within 400 MB of memory', () => {
  it('with as many texts as fit', async () => {
    const { incoming, peakMb } = await readInProcess(xliffOf(unitOf('a').repeat(90_000)))
    expect(incoming.units).toHaveLength(90_000)
    expect(peakMb).toBeLessThan(mostMb)
  })

  it.each([
    ['that never ends', () => Buffer.alloc(30 * mb, unitOf('a')), 'size'],
    ['that ends in the middle', () => xliffOf(unitOf('a').repeat(1_000)).subarray(0, 50_000), 'xml'],
    ['with too many texts', () => xliffOf(unitOf('a').repeat(110_000)), 'texts'],
    ['with a text of a megabyte', () => xliffOf(unitOf(fill('a', mb))), 'characters'],
    ['with a text that marks make long', () => xliffOf(unitOf('<mrk/>'.repeat(20_000))), 'elements'],
    ['with texts in one another', () => xliffOf('<group>'.repeat(1_000)), 'levels'],
    ['with an attribute without end', () => xliffOf(`<unit name="${fill('a', 10 * mb)}"/>`), 'characters'],
    [
      'with thousands of attributes',
      () => xliffOf(`<unit ${Array.from({ length: 5_000 }, (_, n) => `a${n}=""`).join(' ')}/>`),
      'elements',
    ],
  ] as const)('%s', async (_, file, code) => {
    await expect(readInProcess(file())).rejects.toMatchObject({ code })
  })
})

describe('SW16: the process that reads has limits', () => {
  const file = xliffOf(unitOf('a').repeat(90_000))

  it('of time', async () => {
    await expect(readInProcess(file, { heapMb: 192, ms: 1 })).rejects.toMatchObject({ code: 'time' })
  })

  it('of memory, and the next file is read', async () => {
    await expect(readInProcess(file, { heapMb: 16, ms: 60_000 })).rejects.toMatchObject({ code: 'memory' })
    expect((await readInProcess(xliffOf(unitOf('a')))).incoming.units).toHaveLength(1)
  })
})
