import type { Day } from '#contract/views/articles.ts'
import type { Product, Snapshot } from './snapshot.ts'

/**
 * The content that is public on a day (G14): without content dated later and without expired notices. Queries only see this snapshot, so
 * they need no date checks.
 */
export function snapshotOn(snapshot: Snapshot, today: Day): Snapshot {
  const published = <T extends { published: Day }>(all: readonly T[]) => all.filter((one) => one.published <= today)
  const { news, video, recipe, happiness, case: cases } = snapshot.articles
  return {
    ...snapshot,
    products: snapshot.products.map((product) => withoutFutureDiscontinuation(product, today)),
    articles: {
      news: published(news),
      video: published(video),
      recipe: published(recipe),
      happiness: published(happiness),
      case: published(cases),
    },
    notices: published(snapshot.notices).filter(({ until }) => until === undefined || today <= until),
  }
}

/** Hides a discontinuation date in the future: until then, the product is sold. */
function withoutFutureDiscontinuation(product: Product, today: Day): Product {
  if (product.discontinued === undefined || product.discontinued <= today) return product
  const { discontinued: _, ...rest } = product
  return rest
}
