import type { ParameterDefinition } from '#contract/content/category.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import type { ProductRow, SmallParts } from '../snapshot/content-index.ts'
import { categoryByNumber } from './categories.ts'

/** The categories name the finish after the part that has it. */
const finishKeys = ['finish', 'surface', 'material']

type Choice = Extract<ParameterDefinition, { kind: 'choice' }>
type Finish = {
  names: Choice['options'][string]
  /** As a hex colour, if the category states it. */
  colour?: string
}

export function finishOf(parts: Pick<SmallParts, 'categories'>, { category, values }: ProductRow): Finish | undefined {
  for (const key of finishKeys) {
    const definition = categoryByNumber(parts, category).parameters.find((parameter) => parameter.key === key)
    const value = ownValue(values, key)
    if (definition?.kind !== 'choice' || typeof value !== 'string') continue
    const names = ownValue(definition.options, value)
    if (names) return { names, colour: ownValue(definition.colours, value) }
  }
  return undefined
}
