import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** A product with an external page (G13) needs an entry in `features/` with its URL. */
export const outsideProducts: Rule = (draft) => {
  const { hasFeature } = knownEntries(draft)
  return draft.products
    .filter(({ code, isOutside }) => isOutside && !hasFeature('product', code))
    .map(({ source, code }) =>
      fault(
        source,
        ['isOutside'],
        `needs an entry in features/ with the type product and the name ${code}, which holds the link to open`,
      ),
    )
}
