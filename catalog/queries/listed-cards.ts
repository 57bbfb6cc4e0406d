import type { Language } from '#contract/languages.ts'
import type { ProductCard } from '#contract/views.ts'
import { createMemo } from '../memo.ts'
import { deepFreeze } from '../per-language.ts'
import type { ContentIndex, ListedProduct } from '../snapshot/content-index.ts'

/** A product as lists of pages show it, and as those of the API do. */
type Shown = { card: ProductCard; listed: ListedProduct }

/**
 * The cards of products, those used recently from memory. A filter of the API may ask for hundreds that were never asked for, so all that are missing are
 * read at once. `isSold`: only then a price is shown.
 */
export function createListedCards(
  index: Pick<ContentIndex, 'listedProducts'>,
  { cacheSize, isSold }: { cacheSize: number; isSold: (id: string) => boolean },
) {
  const memos = new Map<Language, ReturnType<typeof createMemo<Shown>>>()
  function memoOf(language: Language) {
    const memo = memos.get(language) ?? createMemo<Shown>(cacheSize)
    memos.set(language, memo)
    return memo
  }

  function shownOf({ summary, isSurvey, price, ...words }: ListedProduct): Shown {
    const card = { ...words, ...(price && isSold(words.id) && { price }) }
    return deepFreeze({ card, listed: { ...card, summary, isSurvey } })
  }

  function readOne(language: Language, id: string): ListedProduct {
    const [one] = index.listedProducts(language, [id])
    if (!one) throw new Error(`The content has no product ${id}`)
    return one
  }

  const one = (language: Language, id: string): Shown => memoOf(language)(id, () => shownOf(readOne(language, id)))

  return {
    one,
    many(language: Language, ids: readonly string[]): Shown[] {
      const memo = memoOf(language)
      const missing = ids.filter((id) => !memo.has(id))
      const read = new Map(index.listedProducts(language, missing).map((product) => [product.id, product]))
      return ids.map((id) => {
        const product = read.get(id)
        return product ? memo(id, () => shownOf(product)) : one(language, id)
      })
    },
  }
}
