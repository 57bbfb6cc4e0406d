import { fault, type Rule } from './rule.ts'

/** The home page and recommendations skip discontinued products, so listing one there leaves a gap. */
export const discontinuedProducts: Rule = ({ products, home }) => {
  const gone = new Set(products.filter(({ discontinued }) => discontinued !== undefined).map(({ code }) => code))
  const left = (code: string) => `${code} is discontinued, so visitors do not see it here`
  return [
    ...(home?.data.hotProducts ?? []).flatMap((code, index) =>
      home && gone.has(code) ? [fault(home.source, ['hotProducts', index], left(code))] : [],
    ),
    ...products.flatMap(({ source, recommended }) =>
      recommended.flatMap((code, index) => (gone.has(code) ? [fault(source, ['recommended', index], left(code))] : [])),
    ),
  ]
}
