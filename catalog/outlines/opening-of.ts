import type { ParameterValue } from '#contract/content/product.ts'
import { valuesByKind } from '../plausibility/values-by-kind.ts'

/** The opening that a model needs, in mm: width and height of a niche, or width and depth of a cut-out. Undefined if it needs none. */
export function openingOf(values: Readonly<Record<string, ParameterValue>>): readonly [number, number] | undefined {
  const model = valuesByKind(values)
  const niche = model.size('niche')
  return niche ? [niche[0], niche[2]] : model.pair('cut-out')
}
