import type { OutlineOf } from '../outlines/outlines.ts'

/** In millimetres of the kitchen: x to the right, y upwards (in a view from above, towards the wall behind). */
export type Point = readonly [x: number, y: number]

/** What a line belongs to. Each is a layer of the CAD drawing. */
export const layers = ['cutOut', 'appliance', 'kitchen', 'clearance', 'connection'] as const
export type Layer = (typeof layers)[number]

export type PlanLine = {
  layer: Layer
  points: readonly Point[]
  closed?: boolean
  dashed?: boolean
  /** Part of the appliance or of the room that isn't measured. */
  faint?: boolean
}

/**
 * A measure between two coordinates, drawn along one axis. `key` is the parameter that it shows, `value` its number, or both ends of a
 * range: then the lower one is drawn. `at` is the place of its line on the other axis, `from` where its help lines begin.
 */
export type Dimension = {
  key: string
  axis: 'x' | 'y'
  between: readonly [number, number]
  at: number
  from: number
  value: readonly number[]
  /** Before the number. */
  sign: string
}

/** A dimension along x. Without a value, it shows its own length. */
export const across = (
  key: string,
  between: readonly [number, number],
  { at, from, value = lengthOf(between), sign = '' }: { at: number; from: number; value?: readonly number[]; sign?: string },
): Dimension => ({ key, axis: 'x', between, at, from, value, sign })

/** A dimension along y. */
export const upright: typeof across = (key, between, more) => ({ ...across(key, between, more), axis: 'y' })

const lengthOf = ([from, to]: readonly [number, number]): [number] => [Math.round((to - from) * 10) / 10]

/** A connection, or air that flows: shown by its letter only. */
export type Mark = { key: string; at: Point }

export type Drawing = {
  lines: PlanLine[]
  circles: { layer: Layer; centre: Point; radius: number }[]
  dimensions: Dimension[]
  marks: Mark[]
}
export type PlanView = Drawing & { kind: OutlineOf['kind'] }

/** The space between two lines of dimensions, in mm of the sheet. */
const rowHeight = 6

/** What views are drawn with: lengths of the sheet in mm of the kitchen. */
export type Sheet = { rows: (count: number) => number; mm: (length: number) => number }

export const sheetOf = (scale: number): Sheet => ({ rows: (count) => count * rowHeight * scale, mm: (length) => length * scale })

export const line = (layer: Layer, points: readonly Point[], more: Partial<PlanLine> = {}): PlanLine => ({
  layer,
  points,
  ...more,
})

/** From the lower left corner. */
export function box(
  layer: Layer,
  [x, y]: Point,
  [width, height]: readonly [number, number],
  more: Partial<PlanLine> = {},
): PlanLine {
  const points: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return { layer, points, closed: true, ...more }
}

/** The edge of something solid: hatched on the side to which `outwards` points. */
export function wall({ mm }: Sheet, [from, to]: readonly [Point, Point], outwards: Point): PlanLine[] {
  const step = mm(2.2)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const strokes = Array.from({ length: Math.floor(length / step) }, (_, index): PlanLine => {
    const start = (index + 0.5) * step
    const foot: Point = [from[0] + along[0] * start, from[1] + along[1] * start]
    const end: Point = [foot[0] + (along[0] + outwards[0]) * mm(1.5), foot[1] + (along[1] + outwards[1]) * mm(1.5)]
    return line('kitchen', [foot, end], { faint: true })
  })
  return [line('kitchen', [from, to]), ...strokes]
}

/** The way of the upper edge of a door that opens downwards, up to a height. */
export function arc([x, y]: Point, radius: number, height: number): Point[] {
  const most = Math.min(height / radius, 1)
  return Array.from({ length: 25 }, (_, step): Point => {
    const angle = (Math.asin(most) * step) / 24
    return [x - radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** An outline of the appliance, moved to its place. */
export function placed(outline: OutlineOf, [x, y]: Point): Pick<Drawing, 'lines' | 'circles'> {
  const moved = ([px, py]: Point): Point => [px + x, py + y]
  return {
    lines: outline.lines.map(({ points, closed, faint }) =>
      line('appliance', points.map(moved), { ...(closed && { closed }), ...(faint && { faint }) }),
    ),
    circles: outline.circles.map(({ centre, radius }) => ({ layer: 'appliance', centre: moved(centre), radius })),
  }
}

export type Box = { left: number; right: number; low: number; high: number }

/** Height of letters and numbers, in mm of the sheet. */
export const letterHeight = 2.5

/** Where the label of a dimension stands: above its line, or if that is too short, next to it, away from the appliance. */
export type LabelPlace = 'above' | 'before' | 'after'

export function labelPlace({ axis, between, at, from, value, sign }: Dimension, { mm }: Sheet): LabelPlace {
  if (labelLength({ value, sign }, mm) + mm(1) <= between[1] - between[0]) return 'above'
  const isBefore = axis === 'x' ? between[0] + between[1] < 0 : at < from
  return isBefore ? 'before' : 'after'
}

/** Of a letter, a space and the numbers. */
const labelLength = ({ value, sign }: Pick<Dimension, 'value' | 'sign'>, mm: Sheet['mm']) =>
  mm((1.8 + `${sign}${value.join('–')}`.length) * letterHeight * 0.58)

/** What a view needs, with its dimensions and its name above it. */
export function boxOf({ lines, circles, dimensions }: PlanView, sheet: Sheet): Box {
  const { rows, mm } = sheet
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x))
  const ys = lines.flatMap(({ points }) => points.map(([, y]) => y))
  for (const { centre, radius } of circles) {
    xs.push(centre[0] - radius, centre[0] + radius)
    ys.push(centre[1] - radius, centre[1] + radius)
  }
  for (const dimension of dimensions) {
    const { axis, between, at } = dimension
    const [along, beside] = axis === 'x' ? [xs, ys] : [ys, xs]
    along.push(...between)
    beside.push(at - rows(0.55), at + rows(0.3))
    const place = labelPlace(dimension, sheet)
    const label = labelLength(dimension, mm) + mm(2.4)
    if (place === 'before') xs.push((axis === 'x' ? between[0] : at) - label)
    if (place === 'after') xs.push((axis === 'x' ? between[1] : at) + label)
  }
  const margin = mm(0.6)
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    low: Math.min(...ys) - margin,
    high: Math.max(...ys) + mm(5.5),
  }
}
