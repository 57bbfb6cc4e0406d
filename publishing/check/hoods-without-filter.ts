import { fitsProduct } from '../build/entries/build-accessory.ts'
import { fault, type Rule } from './rule.ts'

/** Owners ask for the carbon filter of their hood first. A maker who lists no accessories needs none. */
export const hoodsWithoutFilter: Rule = ({ accessories, products }) => {
  const filters = accessories.filter(({ filter }) => filter === 'carbon').flatMap(({ fits }) => fits)
  if (accessories.length === 0) return []
  return products
    .filter((product) => product.category === 'range-hoods' && product.discontinued === undefined)
    .filter((product) => !filters.some((fit) => fitsProduct(fit, product)))
    .map(({ source, code }) => fault(source, ['code'], `no carbon filter in accessories/ fits ${code}`))
}
