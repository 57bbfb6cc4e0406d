import { expect, it } from 'vitest'
import type { CurveView } from '#contract/views.ts'
import { curveChart } from './curve-chart.server.ts'

const curve: CurveView = {
  name: { text: 'Fan curve' },
  note: { text: '' },
  x: { name: { text: 'Airflow' }, unit: 'm³/h' },
  y: { name: { text: 'Pressure' }, unit: 'Pa' },
  points: [
    { at: [0, 650], texts: ['', ''] },
    { at: [1000, 400], texts: ['', ''] },
    { at: [1500, 0], texts: ['', ''] },
  ],
  mark: { x: 1250, text: '' },
}
const texts = (ticks: { text: string }[]) => ticks.map(({ text }) => text)

it('the axes have round ticks, formatted for the language', () => {
  const { xTicks, yTicks } = curveChart(curve, 'id')
  expect(texts(xTicks)).toEqual(['0', '500', '1.000', '1.500'])
  expect(texts(yTicks)).toEqual(['0', '200', '400', '600'])
})

it('the curve begins at the vertical axis and ends at the horizontal one', () => {
  const { path, xTicks, yTicks } = curveChart(curve, 'en')
  const [start = '', ...segments] = path.split('c')
  const [x = NaN, y = NaN] = start.slice(1).split(' ').map(Number)
  const ends = segments.map((segment) => segment.split(' ').map(Number).slice(4))
  expect(x).toBe(xTicks[0]?.at)
  expect(ends.reduce((sum, [, up = NaN]) => sum + up, y)).toBeCloseTo(yTicks[0]?.at ?? 0, 5)
})

it('the mark is on the line between its neighbours', () => {
  const { mark, xTicks, yTicks } = curveChart(curve, 'en')
  expect(mark.x).toBeCloseTo(((xTicks[2]?.at ?? 0) + (xTicks[3]?.at ?? 0)) / 2, 0)
  expect(mark.y).toBeCloseTo(yTicks[1]?.at ?? 0, 0)
})
