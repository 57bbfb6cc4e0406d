import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** Everything that the home page lists must exist. */
export const homeReferences: Rule = (draft) => {
  const { home, site } = draft
  const { hasSeries, hasProduct, hasArticle } = knownEntries(draft)
  const noProduct = (code: string) => `there is no product ${code}`
  return [
    ...(home?.data.series ?? []).flatMap((id, index) =>
      !home || hasSeries(id) ? [] : [fault(home.source, ['series', index], `there is no series ${id}`)],
    ),
    ...(home?.data.hotProducts ?? []).flatMap((code, index) =>
      !home || hasProduct(code) ? [] : [fault(home.source, ['hotProducts', index], noProduct(code))],
    ),
    ...(home?.data.hotNews ?? []).flatMap((id, index) =>
      !home || hasArticle('news', id) ? [] : [fault(home.source, ['hotNews', index], `there is no news ${id}`)],
    ),
    ...(home?.data.hotRecipes ?? []).flatMap((id, index) =>
      !home || hasArticle('recipe', id) ? [] : [fault(home.source, ['hotRecipes', index], `there is no recipe ${id}`)],
    ),
    ...(site?.data.quotes ?? []).flatMap(({ product }, index) =>
      !site || product === undefined || hasProduct(product)
        ? []
        : [fault(site.source, ['quotes', index, 'product'], noProduct(product))],
    ),
  ]
}
