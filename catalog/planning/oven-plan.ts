import { outlinesOf } from '../outlines/outlines.ts'
import type { ValuesByKind } from '../plausibility/values-by-kind.ts'
import { across, arc, box, line, type PlanView, type Point, placed, type Sheet, upright, wall } from './plan.ts'

/** The thickness of the boards of the cabinet, which isn't measured. */
const board = 18

/** A built-in oven in its cabinet, from the front and from the side. The floor of the opening is at 0. */
export function ovenPlan(values: ValuesByKind, shape: string, sheet: Sheet): readonly PlanView[] | undefined {
  const facts = factsOf(values)
  return facts && [fromFront(facts, values, shape, sheet), fromSide(facts, values, sheet)]
}

type Facts = NonNullable<ReturnType<typeof factsOf>>

function factsOf({ pair, size, number }: ValuesByKind) {
  const [niche, largest, outer, body] = [size('niche'), pair('niche-max'), size('size'), size('body')]
  const [gap, side, door] = [number('vent-gap'), number('clear-side'), number('open-depth')]
  if (!niche || !largest || !outer || !body || gap === undefined || side === undefined || door === undefined) return undefined
  const [width, depth, height] = niche
  /** The front covers the edges of the opening alike. */
  const foot = (height - outer[2]) / 2
  return { width, depth, height, largest, outer, body, gap, side, door, foot }
}

const range = (least: number, most: number): readonly number[] => (least === most ? [least] : [least, most])

function fromFront(
  { width, height, largest, outer, body, side, foot }: Facts,
  values: ValuesByKind,
  shape: string,
  { rows, mm }: Sheet,
): PlanView {
  const half = outer[0] / 2
  const low = foot - mm(5)
  const high = foot + outer[2] + mm(5)
  const door = half + side
  const edge = door + mm(4)
  const outline = placed(outlinesOf(shape, { width: outer[0], depth: outer[1], height: outer[2] })[0], [-half, foot])
  const cable = values.option('cable-exit')
  const places = new Map(Object.entries({ 'rear-left': -1, rear: 0, 'rear-right': 1 }))
  const place = cable === undefined ? undefined : places.get(cable)
  const neighbour = (sign: number): Point[] => [
    [sign * edge, high],
    [sign * door, high],
    [sign * door, low],
    [sign * edge, low],
  ]
  return {
    kind: 'front',
    circles: outline.circles,
    lines: [
      line('kitchen', neighbour(-1)),
      line('kitchen', neighbour(1)),
      ...outline.lines,
      box('cutOut', [-width / 2, 0], [width, height]),
    ],
    dimensions: [
      across('niche', [-width / 2, width / 2], { at: low - rows(0.9), from: 0, value: range(width, largest[0]) }),
      across('size', [-half, half], { at: low - rows(1.9), from: foot }),
      across('clear-side', [half, door], { at: low - rows(1.9), from: low }),
      upright('niche', [0, height], { at: -edge - rows(0.6), from: -width / 2, value: range(height, largest[1]) }),
      upright('size', [foot, foot + outer[2]], { at: -edge - rows(1.6), from: -half }),
    ],
    marks: place === undefined ? [] : [{ key: 'cable-exit', at: [place * (body[0] / 2 - mm(6)), mm(5.5)] }],
  }
}

/** The front of the cabinet is at 0, its rear on the right. Air comes in through the floor and leaves through the top, both at the rear. */
function fromSide({ depth, height, outer, body, gap, door, foot }: Facts, values: ValuesByKind, sheet: Sheet): PlanView {
  const { rows, mm } = sheet
  const front = outer[1] - body[1]
  const low = -board - mm(5)
  const high = height + board + mm(5)
  const below = Math.min(low, foot)
  const floor = (y: number) => box('kitchen', [0, y], [depth - gap, board])
  const air = (from: number, to: number): PlanView['lines'] => [
    line('clearance', [
      [depth - gap / 2, from],
      [depth - gap / 2, to],
    ]),
    line('clearance', [
      [depth - gap / 2 - mm(1), to - mm(1.8)],
      [depth - gap / 2, to],
      [depth - gap / 2 + mm(1), to - mm(1.8)],
    ]),
  ]
  const swings = values.option('door') === 'left'
  const opened = swings
    ? [box('clearance', [-door, foot], [door - front, outer[2]], { dashed: true })]
    : [
        box('clearance', [-door, foot + mm(1.5)], [door - front, 22], { dashed: true }),
        line('clearance', arc([-front, foot + mm(1.5)], door - front, outer[2] - mm(1.5)), { dashed: true, faint: true }),
      ]
  return {
    kind: 'side',
    circles: [],
    lines: [
      floor(-board),
      floor(height),
      ...wall(
        sheet,
        [
          [depth, low],
          [depth, high],
        ],
        [1, 0],
      ),
      line(
        'cutOut',
        [
          [0, 0],
          [0, height],
        ],
        { dashed: true, faint: true },
      ),
      box('appliance', [-front, foot], [front, outer[2]]),
      box('appliance', [0, 0], [body[1], body[2]]),
      ...opened,
      ...air(low - mm(1), -mm(0.8)),
      ...air(height - mm(0.8) + (height - body[2]) / 2, high + mm(1)),
    ],
    dimensions: [
      across('open-depth', [-door, 0], { at: below - rows(0.9), from: foot }),
      across('niche', [0, depth], { at: below - rows(0.9), from: -board }),
      across('vent-gap', [depth - gap, depth], { at: below - rows(1.9), from: -board }),
      across('body', [0, body[1]], { at: high + rows(0.7), from: body[2] }),
      across('size', [-front, body[1]], { at: high + rows(1.7), from: body[2] }),
      upright('body', [0, body[2]], { at: depth + rows(1.25), from: body[1] }),
    ],
    marks: [{ key: 'vent-area', at: [depth - gap / 2 - mm(5), low - mm(0.5)] }],
  }
}
