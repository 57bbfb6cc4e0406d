import { describe, expect, it } from 'vitest'
import { dimensionDrawing, type Size, viewsOf } from './dimension-drawing.ts'

const labels = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)

describe('dimension drawing', () => {
  it('shows an upright appliance from the front and from the side', () => {
    const { markup } = dimensionDrawing([900, 390, 520], 'slanted', 'en')
    expect(labels(markup)).toEqual(['900', '520', 'Front', '390', '520', 'Side'])
  })

  it('shows a flat appliance from above and from the front, with labels in the language of the document', () => {
    const { markup } = dimensionDrawing([1100, 500, 500], 'two-basin-sink', 'zh-Hans')
    expect(labels(markup)).toEqual(['1,100', '500', '俯视', '1,100', '500', '正视'])
  })

  it('has only numbers without a language', () => {
    const { markup } = dimensionDrawing([1200, 650, 780], 'island')
    expect(labels(markup)).toEqual(['1200', '780', '650', '780'])
  })

  it('draws both views to the same scale', () => {
    const { markup } = dimensionDrawing([600, 300, 110], 'box', 'en')
    const edges = markup.matchAll(/<path d="M([\d.]+),[\d.]+L([\d.]+),[^"]*" class="edge"/g)
    const widths = [...edges].map(([, from, to]) => Number(to) - Number(from))
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(600 / 300, 2)
  })

  it.each(['en', undefined] as const)('fits on its sheet with all numbers, for any width of the appliance (%s)', (language) => {
    for (const [shape, size] of [
      ['box', [1200, 650, 780]],
      ['box', [300, 520, 56]],
      ['box', [595, 565, 595]],
      ['island', [1200, 650, 780]],
      ['gas', [780, 450, 120]],
      ['induction', [300, 520, 56]],
      ['oven', [595, 565, 595]],
    ] as const) {
      const { markup } = dimensionDrawing(size, shape, language)
      const across = [...markup.matchAll(/ x="(-?[\d.]+)"/g)].map(([, x]) => Number(x))
      expect(Math.min(...across)).toBeGreaterThan(0)
      expect(Math.max(...across)).toBeLessThan(174)
      const letter = Number(markup.match(/ font-size="([\d.]+)"/)?.[1])
      const texts = [...markup.matchAll(/<text x="(-?[\d.]+)"[^>]*>([^<]*)</g)]
      expect(texts.length).toBeGreaterThanOrEqual(4)
      const halfOf = (label: string) => (label.length * letter * 0.6) / 2
      expect(Math.min(...texts.map(([, x, label = '']) => Number(x) - halfOf(label)))).toBeGreaterThan(0)
      expect(Math.max(...texts.map(([, x, label = '']) => Number(x) + halfOf(label)))).toBeLessThan(174)
    }
  })

  it('is readable on a page as wide as a phone', () => {
    const { markup } = dimensionDrawing([900, 390, 520], 'slanted')
    const letter = Number(markup.match(/ font-size="([\d.]+)"/)?.[1])
    expect((letter / 174) * 320).toBeGreaterThanOrEqual(10)
  })

  it.each<[shape: string, size: Size]>([
    ['slanted', [900, 390, 520]],
    ['t-shape', [900, 500, 720]],
    ['island', [1200, 650, 780]],
    ['slim', [600, 300, 110]],
    ['gas', [900, 510, 110]],
    ['gas', [780, 450, 120]],
    ['gas', [730, 430, 120]],
    ['induction', [300, 520, 56]],
    ['oven', [595, 530, 455]],
    ['side-panel', [595, 345, 388]],
    ['sink', [600, 500, 500]],
    ['sink', [900, 500, 500]],
    ['two-basin-sink', [920, 500, 500]],
    ['two-basin-sink', [1100, 500, 500]],
  ])('keeps every line of a %s within %j', (shape, size) => {
    for (const { lines, circles, width, height } of viewsOf(size, shape)) {
      const points = lines.flatMap((line) => line.points)
      const across = [...points.map(([x]) => x), ...circles.flatMap(({ centre: [x], radius }) => [x - radius, x + radius])]
      const up = [...points.map(([, y]) => y), ...circles.flatMap(({ centre: [, y], radius }) => [y - radius, y + radius])]
      expect(Math.min(...across, ...up)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...across)).toBeLessThanOrEqual(width)
      expect(Math.max(...up)).toBeLessThanOrEqual(height)
    }
  })
})

it('draws no basin for a washer sold alone', () => {
  const shapes = (width: number) => viewsOf([width, 500, 500], 'sink')[0].lines.length
  expect(shapes(600)).toBe(2)
  expect(shapes(750)).toBe(3)
})
