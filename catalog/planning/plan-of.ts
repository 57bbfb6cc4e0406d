import type { ParameterValue } from '#contract/content/product.ts'
import type { CategorySlug } from '#contract/products/categories.ts'
import { shapeOf } from '../outlines/shape-of.ts'
import { type ValuesByKind, valuesByKind } from '../plausibility/values-by-kind.ts'
import { hobPlan } from './hob-plan.ts'
import { hoodPlan } from './hood-plan.ts'
import { ovenPlan } from './oven-plan.ts'
import { type Box, boxOf, type PlanView, type Sheet, sheetOf } from './plan.ts'
import { sinkPlan } from './sink-plan.ts'
import { tableTopPlan } from './table-top-plan.ts'

type Values = Readonly<Record<string, ParameterValue>>
type DrawViews = (values: ValuesByKind, shape: string, sheet: Sheet) => readonly PlanView[] | undefined

const drawings: Record<CategorySlug, DrawViews> = {
  'range-hoods': hoodPlan,
  hobs: hobPlan,
  'electric-ovens': ovenPlan,
  'steam-ovens': (...parts) => ovenPlan(...parts) ?? tableTopPlan(...parts),
  'microwave-ovens': ovenPlan,
  'in-sink-dishwashers': sinkPlan,
}

/** Seen from above and from the front, one view stands below the other. */
const isStacked = (views: readonly PlanView[]) => views.some(({ kind }) => kind === 'top')

/** Space of the drawing on a page, in mm. */
const page = { width: 174, height: 140 }
const scales = [5, 7.5, 10, 12.5, 15, 20, 25, 30]
/** Between two views, in mm of the sheet. */
const gap = 6

/** A view, and the place of its origin in the drawing. */
export type PlacedView = { view: PlanView; x: number; y: number; box: Box }
export type PlacedPlan = {
  /** Millimetres of the kitchen for one of the sheet. */
  scale: number
  views: readonly PlacedView[]
  width: number
  height: number
}

/** Whether the facts are enough for a drawing of the appliance in its place. */
export const hasPlan = (category: CategorySlug, values: Values): boolean => planAt(category, values, 10) !== undefined

/** The drawing at the largest scale that the page has room for. Undefined if facts are missing. */
export function planOf(category: CategorySlug, values: Values): PlacedPlan | undefined {
  const plans = scales.flatMap((scale) => planAt(category, values, scale) ?? [])
  return plans.find(({ scale, width, height }) => width <= page.width * scale && height <= page.height * scale) ?? plans.at(-1)
}

function planAt(category: CategorySlug, values: Values, scale: number): PlacedPlan | undefined {
  const sheet = sheetOf(scale)
  const views = drawings[category](valuesByKind(values), shapeOf(category, values), sheet)
  return views && arranged(views, sheet, scale)
}

/** Views share an axis, as drawings of engineers do. The lower left corner of all is at 0. */
function arranged(views: readonly PlanView[], sheet: Sheet, scale: number): PlacedPlan {
  const stacked = isStacked(views)
  const own = views.map((view) => ({ view, box: boxOf(view, sheet) }))
  // Names of views begin at one edge, or stand on one line.
  const common = stacked
    ? { left: Math.min(...own.map(({ box }) => box.left)) }
    : { high: Math.max(...own.map(({ box }) => box.high)) }
  const boxes = own.map(({ view, box }) => ({ view, box: { ...box, ...common } }))
  const left = Math.min(...boxes.map(({ box }) => box.left))
  const low = Math.min(...boxes.map(({ box }) => box.low))
  const [width, height] = [
    stacked
      ? Math.max(...boxes.map(({ box }) => box.right)) - left
      : sum(boxes.map(({ box }) => box.right - box.left)) + sheet.mm(gap),
    stacked
      ? sum(boxes.map(({ box }) => box.high - box.low)) + sheet.mm(gap)
      : Math.max(...boxes.map(({ box }) => box.high)) - low,
  ]
  let used = 0
  const placed = boxes.map(({ view, box }): PlacedView => {
    const [x, y] = stacked ? [-left, height - used - box.high] : [used - box.left, -low]
    used += (stacked ? box.high - box.low : box.right - box.left) + sheet.mm(gap)
    return { view, x, y, box }
  })
  return { scale, views: placed, width, height }
}

const sum = (lengths: readonly number[]) => lengths.reduce((all, length) => all + length, 0)

/** The parameters that have a letter in the drawing. */
export function keysIn({ views }: PlacedPlan): string[] {
  return [...new Set(views.flatMap(({ view: { dimensions, marks } }) => [...dimensions, ...marks].map(({ key }) => key)))]
}
