import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import DxfParser, { type IDimensionEntity, type IDxf, type ILwpolylineEntity, type ITextEntity } from 'dxf-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { namedBy } from '#catalog/documents/document-kinds.ts'
import { asciiText } from '#catalog/planning/ascii-text.ts'
import { makeDocument } from '#publishing/documents/make-document.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { pictureOf } from '#tests/support/picture-of.ts'
import { servedContent } from '#tests/support/served-content.ts'

type Fact = number | readonly number[] | string | undefined
type Facts = Record<string, Fact>
type Drawn = { length: number; text: string }

const catalog = await loadCatalog(servedContent, undefined, { publicUrl: 'https://www.example.com' })
const drawings = [...catalog.madeDocuments()].flatMap((document) => {
  const named = namedBy(document.fileName)
  return named?.kind === 'planningDrawing' ? [{ document, ...named }] : []
})

const yamlOf = (path: string) => parse(readFileSync(join(servedContent, path), 'utf8'))

/** The numbers of each fact that are drawn. Without numbers, all of them; of a range, the lower end. */
const ovenSizes = { niche: [0, 1, 2], size: [0, 1, 2], body: [1, 2], 'clear-side': [], 'vent-gap': [], 'open-depth': [] }
const drawnFacts: Record<string, Record<string, readonly number[]>> = {
  hobs: {
    'cut-out': [0, 1],
    size: [0, 1],
    worktop: [0],
    'clear-below': [],
    'vent-gap': [],
    'clear-side': [],
    'clear-rear': [],
    'clear-tall': [],
    'clear-above': [],
    'hood-slanted': [],
    'hood-other': [],
  },
  'in-sink-dishwashers': {
    'cut-out': [0, 1],
    size: [0, 1, 2],
    worktop: [0],
    'worktop-depth': [],
    'cabinet-width': [],
    'cabinet-inner': [],
    'clear-below': [],
    'clear-rear': [],
    'lid-clearance': [],
  },
  'range-hoods': {
    size: [0, 1, 2],
    'above-gas': [0],
    'above-induction': [0],
    'hob-width': [],
    duct: [],
    'duct-wall': [],
    'total-height': [0],
    'clear-above': [],
    'clear-side': [],
  },
  'electric-ovens': ovenSizes,
  'steam-ovens': { ...ovenSizes, 'free-side': [], 'free-rear': [], 'free-above': [] },
  'microwave-ovens': ovenSizes,
}

it.skipIf(drawings.length > 0)('this content has no planning data', () => {})

it.skipIf(drawings.length === 0)('FT6: there is a drawing of each model with planning data', () => {
  const models = readdirSync(join(servedContent, 'products')).filter(
    (code) => yamlOf(`products/${code}/product.yaml`).values.weight !== undefined,
  )
  expect(drawings.map(({ code }) => code).sort()).toEqual(models.sort())
})

describe.each(drawings)('FT6: the drawing of $code, opened by another program', ({ document, code }) => {
  const { category, values } = yamlOf(`products/${code}/product.yaml`) as { category: string; values: Facts }
  const { parameters } = yamlOf(`categories/${category}/category.yaml`) as {
    parameters: { key: string; names: { en: string } }[]
  }
  let text = ''
  let drawing: IDxf

  beforeAll(async () => {
    const job = { input: JSON.stringify(await document.input()), picture: pictureOf(document) }
    text = (await makeDocument(job)).toString()
    const parsed = new DxfParser().parseSync(text)
    if (!parsed) throw new Error('not a drawing')
    drawing = parsed
  })

  const entities = <Entity>(type: string, layer: string) =>
    drawing.entities.filter((entity) => entity.type === type && entity.layer === layer) as unknown as Entity[]

  /** The length between the two points of each dimension, along its direction. */
  const dimensions = (): Drawn[] =>
    entities<IDimensionEntity>('DIMENSION', 'DIMENSIONS').map(
      ({ linearOrAngularPoint1: one, linearOrAngularPoint2: other, angle, text: label }) => ({
        length: Math.abs(angle === 90 ? other.y - one.y : other.x - one.x),
        text: label,
      }),
    )

  /** The letter beside a name in the table of the drawing. */
  function letterOf(key: string): string {
    const name = asciiText(parameters.find((parameter) => parameter.key === key)?.names.en ?? '')
    const texts = entities<ITextEntity>('TEXT', 'TEXT')
    const row = texts.find((one) => one.text.startsWith(`${name}: `))
    return texts.find((one) => one !== row && one.startPoint.y === row?.startPoint.y)?.text ?? ''
  }

  it('is in millimetres, in layers, and in characters that every font has', () => {
    expect(drawing.header['$INSUNITS']).toBe(4)
    const layers = ['CUT-OUT', 'APPLIANCE', 'KITCHEN', 'CLEARANCES', 'CONNECTIONS', 'DIMENSIONS', 'TEXT']
    expect(Object.keys(drawing.tables.layer.layers)).toEqual(expect.arrayContaining(layers))
    expect(text).toMatch(/^[\x20-\x7e\r\n]*$/)
  })

  it('has every size of the product as a dimension of that length', () => {
    const facts = Object.entries(drawnFacts[category] ?? {}).flatMap(([key, places]) => {
      const value = values[key]
      if (typeof value === 'number') return [{ key, number: value }]
      return Array.isArray(value) ? places.map((place) => ({ key, number: value[place] as number })) : []
    })
    expect(facts.length).toBeGreaterThanOrEqual(6)
    const lacking = facts.filter(
      ({ key, number }) =>
        !dimensions().some(
          ({ length, text: label }) =>
            Math.abs(length - number) < 0.001 && new RegExp(`^${letterOf(key) || '-'} (?:%%c)?${number}(?:-|$)`).test(label),
        ),
    )
    expect(lacking).toEqual([])
  })

  it('names no number but the length that is drawn', () => {
    const wrong = dimensions().filter(
      ({ length, text: label }) => Math.abs(Number(/\d+/.exec(label.replace(/^. (%%c)?/, ''))?.[0]) - length) > 0.001,
    )
    expect(wrong).toEqual([])
  })

  it('has the cut-out or the opening as one closed line, at 1:1', () => {
    const hole = values['cut-out'] ?? values['niche']
    if (!Array.isArray(hole)) return
    const closed = entities<ILwpolylineEntity>('LWPOLYLINE', 'CUT-OUT').filter(({ shape }) => shape)
    const extent = (axis: 'x' | 'y') => {
      const places = closed.flatMap(({ vertices }) => vertices.map((vertex) => vertex[axis]))
      return Math.max(...places) - Math.min(...places)
    }
    expect(closed).toHaveLength(1)
    expect(extent('x')).toBeCloseTo(hole[0], 3)
    expect(extent('y')).toBeCloseTo(hole.at(-1), 3)
  })

  it('draws each dimension in a block, for programs that do not draw dimensions themselves', () => {
    for (const { block } of entities<IDimensionEntity>('DIMENSION', 'DIMENSIONS')) {
      expect(drawing.blocks[block]?.entities.map(({ type }) => type)).toEqual(expect.arrayContaining(['LINE', 'TEXT']))
    }
  })
})
