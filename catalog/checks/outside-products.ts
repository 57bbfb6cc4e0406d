import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** A product whose page lies outside (G13) needs the address: only what features/ lists is ever framed. */
export const outsideProducts: Rule = (draft) => {
  const { hasFeature } = knownEntries(draft)
  return draft.products
    .filter(({ code, isOutside }) => isOutside && !hasFeature('product', code))
    .map(({ source, code }) =>
      fault(source, ['isOutside'], `features/ has no page of type product and name ${code} to open instead`),
    )
}
