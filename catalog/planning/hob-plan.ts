import { outlinesOf } from '../outlines/outlines.ts'
import type { ValuesByKind } from '../plausibility/values-by-kind.ts'
import { across, box, line, type Mark, type PlanView, type Point, placed, type Sheet, upright, wall } from './plan.ts'

/** The glass above the worktop, which isn't measured. */
const glass = 8
/** The thickness of a shelf, which isn't measured either. */
const board = 18

/** A hob in its worktop, from above and from the front. The cut-out is in the middle of both views. */
export function hobPlan(values: ValuesByKind, shape: string, sheet: Sheet): readonly PlanView[] | undefined {
  const facts = factsOf(values)
  return facts && [fromAbove(facts, values, shape, sheet), fromFront(facts, sheet)]
}

type Facts = NonNullable<ReturnType<typeof factsOf>>

function factsOf({ pair, size, number }: ValuesByKind) {
  const [hole, rim, worktop] = [pair('cut-out'), size('size'), pair('worktop')]
  const [side, rear, tall] = [number('clear-side'), number('clear-rear'), number('clear-tall')]
  const [cabinet, slanted, hood] = [number('clear-above'), number('hood-slanted'), number('hood-other')]
  const [below, gap] = [number('clear-below'), number('vent-gap')]
  if (!hole || !rim || !worktop || side === undefined || rear === undefined || tall === undefined) return undefined
  if (cabinet === undefined || slanted === undefined || hood === undefined || below === undefined || gap === undefined)
    return undefined
  const [wide, deep] = [rim[0] / 2, rim[1] / 2]
  return { hole, rim, wide, deep, worktop, side, rear, tall, cabinet, slanted, hood, below, gap }
}

function fromAbove(facts: Facts, values: ValuesByKind, shape: string, sheet: Sheet): PlanView {
  const { hole, rim, wide, deep, side, rear, tall } = facts
  const { rows, mm } = sheet
  const [halfWidth, halfDepth] = [hole[0] / 2, hole[1] / 2]
  const [left, right, back] = [-wide - tall, wide + side, deep + rear]
  const front = -deep - mm(4)
  const [first, second] = [front - rows(0.8), front - rows(1.8)]
  const [cutOutColumn, rimColumn] = [left - rows(0.9), right + rows(1.1)]
  const outline = placed(outlinesOf(shape, { width: rim[0], depth: rim[1], height: rim[2] })[0], [-wide, -deep])
  return {
    kind: 'top',
    circles: outline.circles,
    lines: [
      ...wall(
        sheet,
        [
          [left, back],
          [right, back],
        ],
        [0, 1],
      ),
      ...wall(
        sheet,
        [
          [left, front],
          [left, back],
        ],
        [-1, 0],
      ),
      ...wall(
        sheet,
        [
          [right, front],
          [right, back],
        ],
        [1, 0],
      ),
      ...outline.lines,
      box('cutOut', [-halfWidth, -halfDepth], hole),
    ],
    dimensions: [
      across('cut-out-tall', [left, -halfWidth], { at: first, from: front }),
      across('cut-out', [-halfWidth, halfWidth], { at: first, from: -halfDepth }),
      across('cut-out-side', [halfWidth, right], { at: first, from: front }),
      across('clear-tall', [left, -wide], { at: second, from: front }),
      across('size', [-wide, wide], { at: second, from: -deep }),
      across('clear-side', [wide, right], { at: second, from: front }),
      upright('cut-out', [-halfDepth, halfDepth], { at: cutOutColumn, from: -halfWidth }),
      upright('cut-out-rear', [halfDepth, back], { at: cutOutColumn, from: -halfWidth }),
      upright('size', [-deep, deep], { at: rimColumn, from: wide }),
      upright('clear-rear', [deep, back], { at: rimColumn, from: wide }),
    ],
    marks: connections(values, [halfWidth - mm(6), halfDepth - mm(4.5)], mm(7)),
  }
}

/** Cable and gas leave the hob at the rear. Where both are in one corner, they are side by side. */
function connections({ option }: ValuesByKind, [x, y]: Point, apart: number): Mark[] {
  const places = ['cable-exit', 'gas-position'].flatMap((key) => {
    const place = option(key)
    return place === 'rear-left' || place === 'rear-right' ? [{ key, sign: place === 'rear-left' ? -1 : 1 }] : []
  })
  return places.map(({ key, sign }, index) => {
    const beside = places.slice(0, index).filter((other) => other.sign === sign).length
    return { key, at: [sign * (x - beside * apart), y] }
  })
}

function fromFront(facts: Facts, { rows, mm }: Sheet): PlanView {
  const { hole, wide, side, tall, worktop, cabinet, slanted, hood, below, gap } = facts
  const half = hole[0] / 2
  const [left, right] = [-wide - tall, wide + side]
  const thickness = worktop[0]
  const body = below - gap
  const part = wide / 3
  const top = Math.max(cabinet, slanted, hood) + mm(7)
  return {
    kind: 'front',
    circles: [],
    lines: [
      box('kitchen', [left, -thickness], [-half - left, thickness]),
      box('kitchen', [half, -thickness], [right - half, thickness]),
      box('appliance', [-wide, 0], [2 * wide, glass]),
      box('appliance', [-half + 8, -body], [2 * half - 16, body]),
      box('kitchen', [left, -below - board], [right - left, board]),
      // A wall cabinet, a slanted hood and any other hood, each at its least height.
      line('clearance', [
        [-wide, top],
        [-wide, cabinet],
        [-part - mm(2), cabinet],
        [-part - mm(2), top],
      ]),
      line(
        'clearance',
        [
          [-part + mm(2), slanted + mm(9)],
          [0, slanted],
          [part - mm(2), slanted],
          [part - mm(2), slanted + mm(9)],
        ],
        { closed: true },
      ),
      line(
        'clearance',
        [
          [part + mm(2), hood + mm(2)],
          [part + mm(2), hood],
          [wide, hood],
          [wide, hood + mm(2)],
        ],
        { closed: true },
      ),
      line('clearance', [
        [part * 2 - mm(3), top],
        [part * 2 - mm(3), hood + mm(2)],
        [part * 2 + mm(5), hood + mm(2)],
        [part * 2 + mm(5), top],
      ]),
    ],
    dimensions: [
      upright('clear-above', [0, cabinet], { at: -wide + rows(0.5), from: -wide }),
      upright('hood-slanted', [0, slanted], { at: 0, from: -part }),
      upright('hood-other', [0, hood], { at: wide - rows(0.5), from: wide }),
      upright('worktop', [-thickness, 0], { at: left - rows(0.9), from: left, value: worktop }),
      upright('clear-below', [-below, 0], { at: right + rows(1.1), from: right }),
      upright('vent-gap', [-below, -body], { at: left - rows(0.9), from: -half + 8 }),
    ],
    marks: [],
  }
}
