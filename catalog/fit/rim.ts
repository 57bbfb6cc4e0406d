import type { Model, Place } from './outcome.ts'

/**
 * A distance from the edge of a hob, measured from the edge of the visitor's cut-out, in mm. The rim reaches beyond the cut-out by half
 * the difference: a hob stays in the middle of its cut-out, also if that is widened.
 */
export function fromCutOut(model: Model, { cutoutWidth }: Place, key: string): number | undefined {
  const [distance, rim, hole] = [model.number(key), model.size('size'), model.pair('cut-out')]
  if (distance === undefined || !rim || !hole) return undefined
  return Math.max(0, Math.ceil(distance + (rim[0] - (cutoutWidth ?? hole[0])) / 2))
}
