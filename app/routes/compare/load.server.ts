import { found } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { type CategoryNumber, defaultCategory, parseCategory } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'

/** As the URL has them: lists of ids (one parameter or several), a product's code, the category where the selectors start. */
export type CompareRequest = { language: Language; ids: readonly string[]; code: string | null; category: string | null }

export function loadCompare(catalog: Catalog, { language, ids, code, category }: CompareRequest) {
  const byCode = code ? catalog.product(language, code) : undefined
  const asked = ids.flatMap((list) => list.split(',')).map((id) => id.trim())
  const { products, rows, missing } = catalog.compare(
    language,
    [...asked, byCode?.id ?? ''].filter((id) => id !== ''),
  )

  const start = startingCategory(category, products[0]?.category)
  return found({
    products,
    rows,
    // Not which: an address may say anything.
    leftOut: missing.length > 0 || (code !== null && code !== '' && !byCode),
    category: start,
    choices: choicesOf(catalog, language, start),
  })
}

export type Choice = { id: string; name: string; products: { id: string; code: string }[] }

/** What can be added: the least that a list of codes needs, since it travels with every page. */
function choicesOf(catalog: Catalog, language: Language, category: CategoryNumber): Choice[] {
  return catalog.productGroups(language, category).map(({ id, name, products }) => ({
    id,
    name: name.text,
    products: products.map((product) => ({ id: product.id, code: product.code })),
  }))
}

function startingCategory(asked: string | null, ofFirstProduct: CategoryNumber | undefined): CategoryNumber {
  return parseCategory(asked ?? '') ?? ofFirstProduct ?? defaultCategory
}
