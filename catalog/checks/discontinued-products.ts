import { fault, type Rule } from './rule.ts'

/** What is no longer sold is not shown where something is offered, so naming it there leaves a gap. */
export const discontinuedProducts: Rule = ({ products, home }) => {
  const gone = new Set(products.filter(({ discontinued }) => discontinued !== undefined).map(({ code }) => code))
  const left = (code: string) => `${code} is discontinued, so it is not shown here`
  return [
    ...(home?.data.hotProducts ?? []).flatMap((code, index) =>
      home && gone.has(code) ? [fault(home.source, ['hotProducts', index], left(code))] : [],
    ),
    ...products.flatMap(({ source, recommended }) =>
      recommended.flatMap((code, index) => (gone.has(code) ? [fault(source, ['recommended', index], left(code))] : [])),
    ),
  ]
}
