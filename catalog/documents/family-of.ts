import type { ParameterValue } from '#contract/content/product.ts'
import type { CategorySlug } from '#contract/products/categories.ts'

/** Folders of `texts/`. Products that are used in the same way share a manual; those that are fitted in the same way, an installation guide. */
export type Family = { manual: string; installation: string }

type Values = Readonly<Record<string, ParameterValue>>

/** Which texts are about a product, by its facts. Small differences within a family are in its `differences.yaml`. */
export function familyOf(category: CategorySlug, values: Values): Family | undefined {
  switch (category) {
    case 'range-hoods':
      return hoods.get(String(values['type']))
    case 'hobs':
      return same(values['energy'] === 'gas' ? 'gas-hob' : 'induction-hob')
    case 'electric-ovens':
      return same('oven')
    case 'steam-ovens':
      if (values['placement'] === 'table-top') return { manual: 'combi-steam-oven', installation: 'table-top-oven' }
      return same(values['type'] === 'combi' ? 'combi-steam-oven' : 'steam-oven')
    case 'microwave-ovens':
      return same(values['type'] === 'combi' ? 'combi-microwave' : 'microwave')
    case 'in-sink-dishwashers':
      return same('sink-dishwasher')
  }
}

const same = (family: string): Family => ({ manual: family, installation: family })

const hoods = new Map<string, Family>([
  ['slanted', same('slanted-hood')],
  ['t-shape', same('chimney-hood')],
  ['island', { manual: 'chimney-hood', installation: 'island-hood' }],
  ['slim', same('slim-hood')],
])
