import type { Language } from '#contract/languages.ts'
import type { ProductCard } from '#contract/views.ts'
import { createCache } from '../create-cache.ts'
import { deepFreeze } from '../per-language.ts'
import type { ContentIndex, ListedProduct } from '../snapshot/content-index.ts'

/** A product as lists of pages show it, and as those of the API do. */
type Shown = { card: ProductCard; listed: ListedProduct }

/**
 * The cards of products, those used recently from a cache. A filter may ask for hundreds, so all that are missing are read at once. `isSold`:
 * only then a price is shown.
 */
export function createListedCards(
  index: Pick<ContentIndex, 'listedProducts'>,
  { cacheSize, isSold }: { cacheSize: number; isSold: (id: string) => boolean },
) {
  const cache = createCache<Shown>({ maxEntries: cacheSize })

  function shownOf({ summary, isSurvey, price, ...words }: ListedProduct): Shown {
    const card = { ...words, ...(price && isSold(words.id) && { price }) }
    return deepFreeze({ card, listed: { ...card, summary, isSurvey } })
  }

  function many(language: Language, ids: readonly string[]): Shown[] {
    const keyOf = (id: string) => `${language} ${id}`
    const shown = new Map(ids.map((id) => [id, cache.get(keyOf(id))]))
    const missing = [...shown.keys()].filter((id) => !shown.get(id))
    for (const product of index.listedProducts(language, missing)) {
      const fresh = shownOf(product)
      shown.set(product.id, fresh)
      cache.set(keyOf(product.id), fresh)
    }
    return ids.map((id) => found(shown.get(id), id))
  }

  return { many, one: (language: Language, id: string) => found(many(language, [id])[0], id) }
}

function found(shown: Shown | undefined, id: string): Shown {
  if (!shown) throw new Error(`The content has no product ${id}`)
  return shown
}
