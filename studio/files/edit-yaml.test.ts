import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Edit, EditRefused, editYaml } from './edit-yaml.ts'
import { inexactEdits } from './testing/inexact-edits.ts'

const text = `# About the oven
code: EO-1 # the code
price: { from: 2680, on: 2026-11-01 }
tags: [oven, 'steam', "66 l"]
size:
  - 595
  # the height
  - 565
  - 600
story: |
  First line.

  Last line.

rooms:
  # The quiet one
  - name: Kitchen
    doors: 1
  - name: Hall # wide
    doors: 2
seo:
none: {}
`

const change = (edits: readonly Edit[], of = text) => editYaml(of, edits)
/** What a line became, and that all others stayed. */
function changedLines(edits: readonly Edit[]): { gone: string[]; came: string[] } {
  const [before, after] = [text.split('\n'), change(edits).split('\n')]
  const without = (lines: string[], others: string[]) => {
    const rest = [...others]
    return lines.filter((line) => !(rest.includes(line) && rest.splice(rest.indexOf(line), 1)))
  }
  return { gone: without(before, after), came: without(after, before) }
}

describe('one value', () => {
  it.each<[Edit, string[], string[]]>([
    [{ set: ['code'], value: 'EO-2' }, ['code: EO-1 # the code'], ['code: EO-2 # the code']],
    [{ set: ['code'], value: 'a: b' }, ['code: EO-1 # the code'], ['code: "a: b" # the code']],
    [{ set: ['code'], value: 'two\nlines\n' }, ['code: EO-1 # the code'], ['code: | # the code', '  two', '  lines']],
    [{ set: ['tags', 1], value: "it's" }, ['tags: [oven, \'steam\', "66 l"]'], ["tags: [oven, 'it''s', \"66 l\"]"]],
    [{ set: ['tags', 0], value: 'a\nb' }, ['tags: [oven, \'steam\', "66 l"]'], ['tags: ["a\\nb", \'steam\', "66 l"]']],
    [
      { set: ['price', 'from'], value: 2700 },
      ['price: { from: 2680, on: 2026-11-01 }'],
      ['price: { from: 2700, on: 2026-11-01 }'],
    ],
    [{ set: ['story'], value: 'First line.\n\nNew line.\n' }, ['  Last line.'], ['  New line.']],
    [{ set: ['story'], value: 'Short' }, ['story: |', '  First line.', '  Last line.', ''], ['story: Short']],
    [{ set: ['rooms', 1, 'name'], value: 'Attic' }, ['  - name: Hall # wide'], ['  - name: Attic # wide']],
    [{ set: ['code'], value: ['a', 'b'] }, ['code: EO-1 # the code'], ['code: # the code', '  - a', '  - b']],
    [{ set: ['size'], value: 'large' }, ['size:', '  - 595', '  # the height', '  - 565', '  - 600'], ['size: large']],
  ])('SW3: %j', (edit, gone, came) => {
    expect(changedLines([edit])).toEqual({ gone, came })
  })

  it('SW3: adds missing keys, also below a key without a value, and fills empty ones', () => {
    const edits: Edit[] = [
      { set: ['series'], value: 'forno' },
      { set: ['price', 'note'], value: 'net' },
      { set: ['rooms', 0, 'floor'], value: 'oak' },
      { set: ['seo', 'title'], value: 'Ovens' },
      { set: ['none', 'some'], value: [1] },
      { set: ['a', 'b', 'c'], value: true },
      { insert: ['links', 0], value: 'x' },
    ]
    const after = change(edits)
    expect(parse(after)).toMatchObject({ series: 'forno', seo: { title: 'Ovens' }, none: { some: [1] }, a: { b: { c: true } } })
    expect(after).toContain('price: { from: 2680, on: 2026-11-01, note: net }\n')
    expect(after).toContain('    doors: 1\n    floor: oak\n  - name: Hall # wide\n')
    expect(after).toContain(
      'seo:\n  title: Ovens\nnone:\n  some:\n    - 1\nseries: forno\na:\n  b:\n    c: true\nlinks:\n  - x\n',
    )
  })
})

describe('lists and maps', () => {
  it('SW3: inserts, removes and moves items with their comments', () => {
    expect(changedLines([{ insert: ['size', 1], value: 10 }])).toEqual({ gone: [], came: ['  - 10'] })
    expect(change([{ insert: ['size', 0], value: 10 }])).toContain('size:\n  - 10\n  - 595\n  # the height\n')
    expect(change([{ insert: ['size', 3], value: 10 }])).toContain('  - 600\n  - 10\nstory')
    expect(changedLines([{ remove: ['size', 1] }])).toEqual({ gone: ['  - 565'], came: [] })
    expect(change([{ move: ['size', 1], to: 0 }])).toContain('size:\n  # the height\n  - 565\n  - 595\n  - 600\n')
    expect(change([{ move: ['rooms', 1], to: 0 }])).toContain(
      'rooms:\n  # The quiet one\n  - name: Hall # wide\n    doors: 2\n  - name: Kitchen\n    doors: 1\nseo',
    )
    expect(change([{ move: ['tags', 2], to: 0 }])).toContain('tags: ["66 l", oven, \'steam\']\n')
    expect(change([{ remove: ['tags', 0] }])).toContain('tags: [\'steam\', "66 l"]\n')
    expect(change([{ remove: ['tags', 2] }])).toContain("tags: [oven, 'steam']\n")
    expect(change([{ insert: ['tags', 3], value: 'a, b' }])).toContain('tags: [oven, \'steam\', "66 l", "a, b"]\n')
    expect(change([{ insert: ['rooms', 2], value: { name: 'Roof', doors: 0 } }])).toContain(
      '    doors: 2\n  - name: Roof\n    doors: 0\nseo:',
    )
  })

  it('SW3: removes keys, the first of an item and the last of a map', () => {
    expect(change([{ remove: ['rooms', 0, 'name'] }])).toContain('  - doors: 1\n  - name: Hall')
    expect(change([{ remove: ['rooms', 0, 'doors'] }, { remove: ['rooms', 0, 'name'] }])).toContain('  - {}\n  - name: Hall')
    expect(change([{ remove: ['price', 'from'] }])).toContain('price: { on: 2026-11-01 }\n')
    expect(changedLines([{ remove: ['story'] }]).gone).toEqual(['story: |', '  First line.', '  Last line.', ''])
    expect(() => change([{ remove: ['nothing'] }])).toThrow(EditRefused)
    expect(() => change([{ insert: ['size', 9], value: 1 }])).toThrow(EditRefused)
    expect(() => change([{ set: ['size', 'x'], value: 1 }])).toThrow(EditRefused)
    expect(() => change([{ set: ['__proto__', 'x'], value: 1 }])).toThrow(EditRefused)
  })

  it('SW3: a whole list or map in the place of another changes only what differs', () => {
    expect(changedLines([{ set: ['size'], value: [595, 570, 600] }])).toEqual({ gone: ['  - 565'], came: ['  - 570'] })
    const rooms = [{ name: 'Kitchen', doors: 1 }, { name: 'Loft' }, { doors: 2, name: 'Hall' }]
    expect(changedLines([{ set: ['rooms'], value: rooms }])).toEqual({ gone: [], came: ['  - name: Loft'] })
    expect(change([{ set: [], value: parse(text) }])).toBe(text)
  })
})

it('SW3: refuses what it cannot write exactly', () => {
  expect(() => editYaml('a: &x 1\nb: *x\n', [{ set: ['a'], value: 2 }])).toThrow(EditRefused)
  expect(() => editYaml('a: &x { c: 1 }\nb: *x\n', [{ set: ['b', 'c'], value: 2 }])).toThrow(EditRefused)
  expect(() => editYaml('a: [', [{ set: ['a'], value: 2 }])).toThrow(EditRefused)
  expect(() => editYaml('a: 1\n', [{ set: ['a'], value: undefined }])).toThrow(EditRefused)
})

it('SW3: keeps the line breaks of Windows, a byte order mark and a missing last line break', () => {
  expect(editYaml('\ufeffa: 1\r\nb: |\r\n  x\r\n', [{ set: ['b'], value: 'y\nz\n' }])).toBe(
    '\ufeffa: 1\r\nb: |\r\n  y\r\n  z\r\n',
  )
  expect(editYaml('a: 1', [{ set: ['a'], value: 2 }])).toBe('a: 2')
  expect(editYaml('a: 1', [{ set: ['b'], value: 'x\ny\n' }])).toBe('a: 1\nb: |\n  x\n  y\n')
  expect(editYaml('', [{ set: [], value: { a: [1] } }])).toBe('a:\n  - 1\n')
})

// Every eighth value, in parts: all of them take a minute.
it.each([0, 8, 16, 24, 32, 40, 48, 56])(
  'SW3: values of every test file can be changed, and no other byte of the file changes (from value %i)',
  (from) => {
    expect(inexactEdits('tests/content', 64, from)).toEqual({ count: expect.toSatisfy((count) => count > 50), inexact: [] })
  },
)
