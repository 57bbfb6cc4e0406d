import { outlinesOf } from '../outlines/outlines.ts'
import type { ValuesByKind } from '../plausibility/values-by-kind.ts'
import { across, arc, box, line, type PlanView, placed, type Sheet, upright, wall } from './plan.ts'

/** An oven on a worktop, from the front and from the side, with the space that it keeps free. */
export function tableTopPlan(
  { size, number, option }: ValuesByKind,
  shape: string,
  sheet: Sheet,
): readonly PlanView[] | undefined {
  const outer = size('size')
  const [side, rear, above, door] = [number('free-side'), number('free-rear'), number('free-above'), number('open-depth')]
  if (!outer || side === undefined || rear === undefined || above === undefined || door === undefined) return undefined
  const [width, depth, height] = outer
  const { rows, mm } = sheet
  const half = width / 2
  const edge = half + side
  const top = height + above
  const [front, profile] = outlinesOf(shape, { width, depth, height })
  const cable = option('cable-exit')
  const shown = placed(front, [-half, 0])
  return [
    {
      kind: 'front',
      circles: shown.circles,
      lines: [
        ...wall(
          sheet,
          [
            [-edge, 0],
            [edge, 0],
          ],
          [0, -1],
        ),
        ...wall(
          sheet,
          [
            [-edge, 0],
            [-edge, top],
          ],
          [-1, 0],
        ),
        ...wall(
          sheet,
          [
            [edge, 0],
            [edge, top],
          ],
          [1, 0],
        ),
        ...wall(
          sheet,
          [
            [-edge, top],
            [edge, top],
          ],
          [0, 1],
        ),
        ...shown.lines,
      ],
      dimensions: [
        across('free-side', [-edge, -half], { at: -rows(1.1), from: 0 }),
        across('size', [-half, half], { at: -rows(1.1), from: 0 }),
        across('free-side', [half, edge], { at: -rows(1.1), from: 0 }),
        upright('size', [0, height], { at: -edge - rows(1.1), from: -half }),
        upright('free-above', [height, top], { at: -edge - rows(1.1), from: -half }),
      ],
      marks:
        cable === 'rear-right' || cable === 'rear-left'
          ? [{ key: 'cable-exit', at: [(cable === 'rear-left' ? -1 : 1) * (half - mm(6)), mm(5)] }]
          : [],
    },
    {
      kind: 'side',
      circles: [],
      lines: [
        ...wall(
          sheet,
          [
            [0, 0],
            [depth + rear, 0],
          ],
          [0, -1],
        ),
        ...wall(
          sheet,
          [
            [depth + rear, 0],
            [depth + rear, top],
          ],
          [1, 0],
        ),
        ...wall(
          sheet,
          [
            [0, top],
            [depth + rear, top],
          ],
          [0, 1],
        ),
        ...placed(profile, [0, 0]).lines,
        box('clearance', [-door, mm(1.5)], [door, 22], { dashed: true }),
        line('clearance', arc([0, mm(1.5)], door, height), { dashed: true, faint: true }),
      ],
      dimensions: [
        across('open-depth', [-door, 0], { at: -rows(1.1), from: 0 }),
        across('size', [0, depth], { at: -rows(1.1), from: 0 }),
        across('free-rear', [depth, depth + rear], { at: -rows(1.1), from: 0 }),
      ],
      marks: [],
    },
  ]
}
