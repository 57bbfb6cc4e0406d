import { describe, expect, it } from 'vitest'
import { dimensionDrawing, viewsOf } from './dimension-drawing.ts'
import { outlinesOf } from './outlines.ts'

const labels = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)

describe('the drawing of the dimensions', () => {
  it('tells width, depth and height of an upright appliance by its front and its side', () => {
    const { markup } = dimensionDrawing([900, 390, 520], 'slanted', 'en')
    expect(labels(markup)).toEqual(['900', '520', 'Front', '390', '520', 'Side'])
  })

  it('tells those of a flat one by what is seen from above and from the front, in the language of the document', () => {
    const { markup } = dimensionDrawing([1100, 500, 500], 'two-basin-sink', 'zh-Hans')
    expect(labels(markup)).toEqual(['1,100', '500', '俯视', '1,100', '500', '正视'])
  })

  it('draws both views to one scale', () => {
    const { markup } = dimensionDrawing([600, 300, 110], 'box', 'en')
    const widths = [...markup.matchAll(/<path d="M([\d.]+),([\d.]+)L([\d.]+),/g)].map(([, from, , to]) => Number(to) - Number(from))
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(600 / 300, 2)
  })

  it('fits on the page, however wide the appliance', () => {
    for (const size of [[1200, 650, 780], [300, 520, 56], [595, 565, 595]] as const) {
      const { markup } = dimensionDrawing(size, 'box', 'en')
      const across = [...markup.matchAll(/ x="(-?[\d.]+)"/g)].map(([, x]) => Number(x))
      expect(Math.min(...across)).toBeGreaterThan(0)
      expect(Math.max(...across)).toBeLessThan(174)
    }
  })

  it.each(['slanted', 't-shape', 'island', 'gas', 'induction', 'oven', 'side-panel', 'sink', 'two-basin-sink', 'box'])(
    'keeps every line of a %s inside its outer dimensions',
    (shape) => {
      for (const [width, depth, height] of [[600, 500, 500], [780, 450, 120], [1100, 500, 500]] as const) {
        expect(outlinesOf(shape, { width, depth, height })).toHaveLength(2)
        for (const view of viewsOf([width, depth, height], shape)) {
          const points = view.lines.flatMap(({ points }) => points)
          expect(Math.min(...points.map(([x]) => x))).toBeGreaterThanOrEqual(0)
          expect(Math.max(...points.map(([x]) => x))).toBeLessThanOrEqual(view.width)
          expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThanOrEqual(0)
          expect(Math.max(...points.map(([, y]) => y))).toBeLessThanOrEqual(view.height)
        }
      }
    },
  )
})
