import type { Day } from '#contract/views/articles.ts'
import type { Product, Snapshot } from './snapshot.ts'

/**
 * What visitors know on a day (G14): without what is dated later, without notices that are no longer in force. Queries see nothing
 * else, so none of them has to think of the day.
 */
export function snapshotOn(snapshot: Snapshot, today: Day): Snapshot {
  const published = <T extends { published: Day }>(all: readonly T[]) => all.filter((one) => one.published <= today)
  const { news, video, recipe, happiness, case: cases } = snapshot.articles
  return {
    ...snapshot,
    products: snapshot.products.map((product) => stillSold(product, today)),
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

/** A product that goes later is like any other until then. */
function stillSold(product: Product, today: Day): Product {
  if (product.discontinued === undefined || product.discontinued <= today) return product
  const { discontinued: _, ...rest } = product
  return rest
}
