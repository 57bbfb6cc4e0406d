import type { ArticleKind, Day } from '#contract/views/articles.ts'
import type { ArticleRows, ContentIndex, ProductRow } from './content-index.ts'

/**
 * The content that is public on a day (G14): without content dated later, and without expired posts and notices. Queries only see this index, so they
 * need no date checks.
 */
export function indexOn(index: ContentIndex, today: Day): ContentIndex {
  const published = <T extends { published: Day; until?: Day }>(all: readonly T[]) =>
    all.filter(({ published: from, until }) => from <= today && (until === undefined || today <= until))
  const rows = Object.entries(index.articles).map(([kind, all]): [string, ArticleRows[ArticleKind]] => [kind, published(all)])
  return {
    ...index,
    products: index.products.map((product) => withoutFutureDiscontinuation(product, today)),
    product: (id) => withoutFutureDiscontinuation(index.product(id), today),
    productSummary: (id) => withoutFutureDiscontinuation(index.productSummary(id), today),
    // Object.fromEntries loses the kinds, which are those of the index.
    articles: Object.fromEntries(rows) as ArticleRows,
    notices: published(index.notices),
  }
}

/** Hides a discontinuation date in the future: until then, the product is sold. */
function withoutFutureDiscontinuation<Facts extends Pick<ProductRow, 'discontinued'>>(product: Facts, today: Day): Facts {
  if (product.discontinued === undefined || product.discontinued <= today) return product
  return { ...product, discontinued: undefined }
}
