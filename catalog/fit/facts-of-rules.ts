import type { ParameterDefinition } from '#contract/content/category.ts'
import type { ProductFile } from '#contract/content/product.ts'
import type { CategorySlug } from '#contract/products/categories.ts'

type Category = { slug: CategorySlug; parameters: readonly ParameterDefinition[] }
type Values = ProductFile['values']

const ovens = ['size', 'niche', 'niche-max', 'location', 'open-depth', 'supply']

/** What the rules of fitting read of a product (`catalog/fit/rules/`). */
const factsOfRules: Record<CategorySlug, readonly string[]> = {
  'range-hoods': [
    'size',
    'clear-side',
    'total-height',
    'above-gas',
    'above-induction',
    'hob-width',
    'duct',
    'operation',
    'supply',
  ],
  hobs: [
    'size',
    'cut-out',
    'clear-below',
    'clear-side',
    'clear-tall',
    'clear-above',
    'hood-slanted',
    'hood-other',
    'energy',
    'gas-type',
    'supply',
  ],
  'electric-ovens': ovens,
  // Some stand on the worktop.
  'steam-ovens': [...ovens, 'free-side'],
  'microwave-ovens': ovens,
  'in-sink-dishwashers': ['size', 'cut-out', 'cabinet-inner', 'worktop-depth', 'inlet-hose', 'supply'],
}

/** The parameters that the rules read. A parameter that is only a text tells them nothing. */
export const readByRules = ({ slug, parameters }: Category): readonly ParameterDefinition[] =>
  parameters.filter(({ key, kind }) => kind !== 'code' && factsOfRules[slug].includes(key))

/**
 * Finds out whether a product of a category lacks a fact that the rules read. They would be silent about it, so nobody could say that it fits.
 * What applies only to some products also counts as lacking if it isn't known whether it applies.
 */
export function lacksFactsIn(category: Category): (values: Values) => boolean {
  const known = readByRules(category)
  if (known.length < factsOfRules[category.slug].length) return () => true
  return (values) =>
    known.some(({ key, when = {} }) => {
      if (values[key] !== undefined) return false
      const conditions = Object.entries(when)
      return !conditions.some(([other, options]) => values[other] !== undefined && !isOneOf(values[other], options))
    })
}

const isOneOf = (value: Values[string] | undefined, options: readonly string[]) =>
  [value].flat().some((one) => options.includes(String(one)))

/** Whether a product has this parameter, by its other values. */
export const appliesTo = ({ when = {} }: ParameterDefinition, values: Values): boolean =>
  Object.entries(when).every(([key, options]) => isOneOf(values[key], options))
