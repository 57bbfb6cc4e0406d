import { outlinesOf } from '../outlines/outlines.ts'
import type { ValuesByKind } from '../plausibility/values-by-kind.ts'
import { across, box, line, type PlanView, placed, type Sheet, upright, wall } from './plan.ts'

/** A sink with a dishwasher, from above and from the front. The cut-out is in the middle of both views. */
export function sinkPlan(values: ValuesByKind, shape: string, sheet: Sheet): readonly PlanView[] | undefined {
  const facts = factsOf(values)
  return facts && [fromAbove(facts, values, shape, sheet), fromFront(facts, shape, sheet)]
}

type Facts = NonNullable<ReturnType<typeof factsOf>>

function factsOf({ pair, size, number }: ValuesByKind) {
  const [hole, rim, worktop] = [pair('cut-out'), size('size'), pair('worktop')]
  const [cabinet, inner, depth] = [number('cabinet-width'), number('cabinet-inner'), number('worktop-depth')]
  const [rear, below, lid] = [number('clear-rear'), number('clear-below'), number('lid-clearance')]
  if (!hole || !rim || !worktop || cabinet === undefined || inner === undefined || depth === undefined) return undefined
  if (rear === undefined || below === undefined || lid === undefined) return undefined
  return { hole, rim, worktop, cabinet, inner, depth, rear, below, lid, half: Math.max(cabinet, rim[0]) / 2 }
}

function fromAbove({ hole, rim, depth, rear, half }: Facts, values: ValuesByKind, shape: string, sheet: Sheet): PlanView {
  const { rows, mm } = sheet
  const [halfWidth, halfDepth] = [hole[0] / 2, hole[1] / 2]
  const [wide, deep] = [rim[0] / 2, rim[1] / 2]
  const back = halfDepth + rear
  const front = back - depth
  const edge = half + mm(5)
  const outline = placed(outlinesOf(shape, { width: rim[0], depth: rim[1], height: rim[2] })[0], [-wide, -deep])
  const cable = values.option('cable-exit')
  return {
    kind: 'top',
    circles: outline.circles,
    lines: [
      ...wall(
        sheet,
        [
          [-edge, back],
          [edge, back],
        ],
        [0, 1],
      ),
      line('kitchen', [
        [-edge, front],
        [edge, front],
      ]),
      ...outline.lines,
      box('cutOut', [-halfWidth, -halfDepth], hole),
    ],
    dimensions: [
      across('cut-out', [-halfWidth, halfWidth], { at: front - rows(0.9), from: -halfDepth }),
      across('size', [-wide, wide], { at: front - rows(1.9), from: -deep }),
      upright('cut-out-front', [front, -halfDepth], { at: -edge - rows(0.6), from: -halfWidth }),
      upright('cut-out', [-halfDepth, halfDepth], { at: -edge - rows(0.6), from: -halfWidth }),
      upright('clear-rear', [halfDepth, back], { at: -edge - rows(0.6), from: -halfWidth }),
      upright('size', [-deep, deep], { at: edge + rows(0.6), from: wide }),
      upright('worktop-depth', [front, back], { at: edge + rows(1.6), from: edge }),
    ],
    marks:
      cable === 'rear-left' || cable === 'rear-right'
        ? [{ key: 'cable-exit', at: [(cable === 'rear-left' ? -1 : 1) * (halfWidth - mm(7)), halfDepth - mm(4)] }]
        : [],
  }
}

function fromFront(
  { hole, rim, worktop, cabinet, inner, below, lid, half }: Facts,
  shape: string,
  { rows, mm }: Sheet,
): PlanView {
  const edge = half + mm(5)
  const thickness = worktop[0]
  const panel = (cabinet - inner) / 2
  const floor = -thickness - below
  const outline = placed(outlinesOf(shape, { width: rim[0], depth: rim[1], height: rim[2] })[1], [-rim[0] / 2, -rim[2] + 10])
  const slab = (x: number, width: number) => box('kitchen', [x, -thickness], [width, thickness])
  const bottom = floor - mm(4)
  return {
    kind: 'front',
    circles: [],
    lines: [
      slab(-edge, edge - hole[0] / 2),
      slab(hole[0] / 2, edge - hole[0] / 2),
      box('kitchen', [-cabinet / 2, bottom], [panel, bottom * -1 - thickness]),
      box('kitchen', [cabinet / 2 - panel, bottom], [panel, bottom * -1 - thickness]),
      ...outline.lines,
      line(
        'clearance',
        [
          [-inner / 2, floor],
          [inner / 2, floor],
        ],
        { dashed: true },
      ),
      line(
        'clearance',
        [
          [-rim[0] / 2, lid],
          [rim[0] / 2, lid],
        ],
        { dashed: true },
      ),
    ],
    dimensions: [
      across('cabinet-inner', [-inner / 2, inner / 2], { at: bottom - rows(0.9), from: bottom }),
      across('cabinet-width', [-cabinet / 2, cabinet / 2], { at: bottom - rows(1.9), from: bottom }),
      upright('worktop', [-thickness, 0], { at: -edge - rows(0.6), from: -edge, value: worktop }),
      upright('clear-below', [floor, -thickness], { at: edge + rows(0.6), from: cabinet / 2 }),
      upright('lid-clearance', [0, lid], { at: edge + rows(0.6), from: rim[0] / 2 }),
      upright('size', [-rim[2] + 10, 10], { at: edge + rows(1.6), from: rim[0] / 2 }),
    ],
    marks: [],
  }
}
