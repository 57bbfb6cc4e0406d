import { outlinesOf } from '../outlines/outlines.ts'
import type { ValuesByKind } from '../plausibility/values-by-kind.ts'
import { across, box, line, type PlanLine, type PlanView, placed, type Sheet, upright, wall } from './plan.ts'

/** A hood above a hob, from the front and from the side. The top of the hob is at 0; the hood hangs at its least height above gas. */
export function hoodPlan(values: ValuesByKind, shape: string, sheet: Sheet): readonly PlanView[] | undefined {
  const facts = factsOf(values)
  return facts && [fromFront(facts, shape, sheet), fromSide(facts, values, shape, sheet)]
}

type Facts = NonNullable<ReturnType<typeof factsOf>>

function factsOf({ pair, size, number }: ValuesByKind) {
  const [outer, gas, induction] = [size('size'), pair('above-gas'), pair('above-induction')]
  const [hob, duct] = [number('hob-width'), number('duct')]
  if (!outer || !gas || !induction || hob === undefined || duct === undefined) return undefined
  const total = pair('total-height')
  const foot = gas[0]
  const head = foot + outer[2]
  return {
    outer,
    gas,
    induction,
    hob,
    duct,
    total,
    foot,
    head,
    /** The ceiling, or the top of the cabinet of a hood without a chimney. */
    ceiling: total ? foot + total[1] : undefined,
    above: number('clear-above'),
    side: number('clear-side'),
    ductWall: number('duct-wall'),
  }
}

function fromFront(
  { outer, gas, induction, hob, duct, total, foot, head, ceiling, above, side }: Facts,
  shape: string,
  sheet: Sheet,
): PlanView {
  const { rows, mm } = sheet
  const half = outer[0] / 2
  const door = half + (side ?? 0)
  const edge = Math.max(door, hob / 2) + mm(6)
  const top = ceiling ?? head + mm(16)
  const neighbour = (sign: number): PlanLine[] =>
    side === undefined ? [] : [box('kitchen', [sign < 0 ? -edge : door, foot], [edge - door, Math.min(outer[2], top - foot)])]
  const outline = placed(outlinesOf(shape, { width: outer[0], depth: outer[1], height: outer[2] })[0], [-half, foot])
  return {
    kind: 'front',
    circles: outline.circles,
    lines: [
      ...wall(
        sheet,
        [
          [-edge, 0],
          [edge, 0],
        ],
        [0, -1],
      ),
      ...(ceiling === undefined
        ? cabinetAround(half, head, top)
        : wall(
            sheet,
            [
              [-edge, ceiling],
              [edge, ceiling],
            ],
            [0, 1],
          )),
      box('kitchen', [-hob / 2, 0], [hob, mm(0.9)], { faint: true }),
      ...neighbour(-1),
      ...neighbour(1),
      ...ductLines(0, duct, head, top),
      ...(total
        ? [
            line(
              'clearance',
              [
                [-half, foot + total[0]],
                [half, foot + total[0]],
              ],
              { dashed: true },
            ),
          ]
        : []),
      ...outline.lines,
    ],
    dimensions: [
      across('hob-width', [-hob / 2, hob / 2], { at: -rows(1.1), from: 0 }),
      across('size', [-half, half], { at: -rows(2.1), from: foot }),
      ...(side === undefined ? [] : [across('clear-side', [half, door], { at: -rows(2.1), from: foot })]),
      upright('above-gas', [0, gas[0]], { at: -half + rows(0.8), from: -half, value: gas }),
      upright('above-induction', [0, induction[0]], { at: half - rows(0.8), from: half, value: induction }),
      upright('size', [foot, head], { at: -edge - rows(0.6), from: -half }),
      ...(total ? [upright('total-height', [foot, foot + total[0]], { at: -edge - rows(1.6), from: -half, value: total })] : []),
      ...(above === undefined ? [] : [upright('clear-above', [head, head + above], { at: edge + rows(0.6), from: half })]),
    ],
    marks: [],
  }
}

const cabinetAround = (half: number, from: number, to: number): PlanLine[] => [
  line('kitchen', [
    [-half, to],
    [-half, from],
    [half, from],
    [half, to],
  ]),
]

const ductLines = (centre: number, width: number, from: number, to: number): PlanLine[] =>
  [-1, 1].map((sign) =>
    line(
      'connection',
      [
        [centre + (sign * width) / 2, from],
        [centre + (sign * width) / 2, to],
      ],
      { dashed: true },
    ),
  )

/** The wall is on the right, at 0. A hood over an island has none. */
function fromSide(
  { outer, duct, total, foot, head, ceiling, ductWall }: Facts,
  values: ValuesByKind,
  shape: string,
  sheet: Sheet,
): PlanView {
  const { rows, mm } = sheet
  const depth = outer[1]
  const top = ceiling ?? head + mm(16)
  const centre = ductWall === undefined ? -depth / 2 : -ductWall
  const worktop = -Math.max(depth, 600)
  const exits = values.options('duct-exit')
  const atRear = values.options('cable-exit').includes('rear')
  return {
    kind: 'side',
    circles: [],
    lines: [
      ...wall(
        sheet,
        [
          [worktop, 0],
          [ductWall === undefined ? 0 : mm(1.5), 0],
        ],
        [0, -1],
      ),
      ...(ductWall === undefined
        ? []
        : wall(
            sheet,
            [
              [0, 0],
              [0, top],
            ],
            [1, 0],
          )),
      ...(ceiling === undefined
        ? [
            line('kitchen', [
              [-depth, top],
              [-depth, head],
              [0, head],
            ]),
          ]
        : wall(
            sheet,
            [
              [worktop, ceiling],
              [0, ceiling],
            ],
            [0, 1],
          )),
      ...ductLines(centre, duct, head, top),
      ...(total
        ? [
            line(
              'clearance',
              [
                [-depth, foot + total[0]],
                [0, foot + total[0]],
              ],
              { dashed: true },
            ),
          ]
        : []),
      ...placed(outlinesOf(shape, { width: outer[0], depth, height: outer[2] })[1], [-depth, foot]).lines,
    ],
    dimensions: [
      across('size', [-depth, 0], { at: foot - rows(0.8), from: foot }),
      across('duct', [centre - duct / 2, centre + duct / 2], { at: top + rows(1), from: top, value: [duct], sign: 'Ø ' }),
      ...(ductWall === undefined ? [] : [across('duct-wall', [centre, 0], { at: top + rows(2), from: top })]),
    ],
    marks: [
      { key: 'cable-exit', at: [atRear ? -mm(5) : centre - duct / 2 - mm(5), atRear ? head - mm(6) : head + mm(4.5)] },
      ...(exits.length > 0 ? [{ key: 'duct-exit', at: [centre, Math.max(head + mm(4.5), (head + top) / 2)] } as const] : []),
    ],
  }
}
