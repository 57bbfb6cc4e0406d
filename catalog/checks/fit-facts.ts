import type { CategorySlug } from '#contract/categories.ts'
import { categoryOf } from '../snapshot/parts.ts'
import { appliesTo } from './planning-values.ts'
import { fault, type Rule } from './rule.ts'

const ovens = ['size', 'niche', 'niche-max', 'location', 'free-side', 'open-depth', 'supply']

/** What the rules of fitting and the planning sheets read of a product (`catalog/fit/rules/`). */
const needed: Record<CategorySlug, readonly string[]> = {
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
    'gas-type',
    'supply',
  ],
  'electric-ovens': ovens,
  'steam-ovens': ovens,
  'microwave-ovens': ovens,
  'in-sink-dishwashers': ['size', 'cut-out', 'cabinet-inner', 'worktop-depth', 'inlet-hose', 'supply'],
}

/**
 * FT5: without one of these facts, the fit finder would be silent about a product where it has to say no. It doesn't judge models that are
 * no longer sold, nor by parameters that are only texts.
 */
export const fitFacts: Rule = ({ products, categories }) =>
  products
    .filter(({ discontinued }) => discontinued === undefined)
    .flatMap(({ source, category, values }) =>
      (categories.find(({ slug }) => slug === category)?.parameters ?? [])
        .filter(({ key, kind }) => kind !== 'code' && needed[categoryOf(category).slug].includes(key))
        .filter((definition) => values[definition.key] === undefined && appliesTo(definition, values))
        .map(({ key, names }) => fault(source, ['values', key], `is missing (${names.en}): the fit finder needs it`)),
    )
