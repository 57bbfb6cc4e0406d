import type { Language } from '#contract/languages.ts'
import type { CurveView } from '#contract/views.ts'
import { formatNumber } from '#i18n/number-format.ts'

type Place = { x: number; y: number }
type Tick = { at: number; text: string }

/** A curve as shapes in a drawing of `chartWidth` by `chartHeight`. Made on the server: pages need no code for it. */
export type CurveChart = { path: string; mark: Place; xTicks: Tick[]; yTicks: Tick[] }

// For a drawing that is 320 px wide on a phone: the labels stay readable there.
const plot = { left: 40, right: 344, top: 26, bottom: 206 }
/** Above the largest value, in proportion to it. */
const headroom = 1.05

export function curveChart({ points, mark }: CurveView, language: Language): CurveChart {
  const places = points.map(({ at }) => at)
  const x = scale(Math.max(...places.map(([across]) => across)), plot.left, plot.right)
  const y = scale(Math.max(...places.map(([, up]) => up)), plot.bottom, plot.top)
  const drawn = places.map(([across, up]) => ({ x: x.place(across), y: y.place(up) }))
  const ticks = ({ ticks: values, place }: Scale) =>
    values.map((value) => ({ at: Math.round(place(value)), text: formatNumber(value, language, 0) }))
  return {
    path: smoothPath(drawn),
    mark: { x: x.place(mark.x), y: y.place(heightAt(places, mark.x)) },
    xTicks: ticks(x),
    yTicks: ticks(y),
  }
}

type Scale = { ticks: number[]; place: (value: number) => number }

/** From nought to a little more than the largest value, with three to six round ticks. */
function scale(largest: number, from: number, to: number): Scale {
  const end = largest * headroom
  const power = 10 ** Math.floor(Math.log10(end / 3))
  const step = [5, 2, 1].map((factor) => factor * power).find((candidate) => end / candidate >= 2.5) ?? power
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
  return { ticks, place: (value) => rounded(from + ((to - from) * value) / end) }
}

function heightAt(points: readonly (readonly [number, number])[], x: number): number {
  const index = points.findIndex(([across]) => across >= x)
  const [before, after] = [points[index - 1], points[index]]
  if (!before || !after) return after?.[1] ?? 0
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0])
}

/** Catmull-Rom: passes through all points. Each segment counts from its start, which takes fewer digits. */
function smoothPath(points: readonly Place[]): string {
  const [first, ...others] = points
  if (!first) return ''
  const segments = others.map((end, index) => {
    const start = points[index] ?? first
    const [before, after] = [points[index - 1] ?? start, points[index + 2] ?? end]
    const [across, up] = [end.x - start.x, end.y - start.y]
    const numbers = [
      (end.x - before.x) / 6,
      (end.y - before.y) / 6,
      across - (after.x - start.x) / 6,
      up - (after.y - start.y) / 6,
      across,
      up,
    ]
    return `c${numbers.map(rounded).join(' ')}`
  })
  return `M${first.x} ${first.y}${segments.join('')}`
}

const rounded = (value: number) => Math.round(value * 10) / 10
