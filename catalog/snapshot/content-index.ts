import type { Language } from '#contract/languages.ts'
import type { ArticleKind, Day } from '#contract/views/articles.ts'
import type { SearchView } from '#contract/views/search.ts'
import type { ProductCard, ProductView } from '#contract/views.ts'
import type { MediaFile, PictureMaster } from '../media/media-library.ts'
import type { ArticleSummaries, Articles } from './editorial-part.ts'
import type { Product, Snapshot } from './snapshot.ts'
import type { LocalisedPicture } from './words.ts'

/**
 * What lists of products are filtered and sorted by. `hash` is that of the whole product (see `content-hash.ts`): documents are made from it, and lists of
 * manuals name those of many products.
 */
export const productRowFields = [
  'id',
  'code',
  'category',
  'seriesId',
  'isOutside',
  'launched',
  'discontinued',
  'values',
  'sparePartsYears',
  'recommended',
  'price',
] as const satisfies (keyof Product)[]
export type ProductRow = { hash: string } & Pick<Product, (typeof productRowFields)[number]>
/** What lists and support pages show of a product. */
export const productSummaryFields = [
  'title',
  'summary',
  'tags',
  'isSurvey',
  'documents',
  'documentsEdition',
  'successor',
] as const satisfies (keyof Product)[]
export type ProductSummary = ProductRow &
  Pick<Product, (typeof productSummaryFields)[number]> & { pictures: readonly [LocalisedPicture, ...LocalisedPicture[]] }

/** A product card with the fields that only lists of the API have. */
export type ListedProduct = ProductCard & Pick<ProductView, 'summary' | 'isSurvey'>

/** What lists of articles are filtered and sorted by. */
export type ArticleRow = {
  id: string
  published: Day
  /** The last day on which visitors see it. */
  until?: Day
  recommended: boolean
  products: readonly string[]
  isProject: boolean
}
export type ArticleRows = { [Kind in ArticleKind]: readonly ArticleRow[] }

/** The parts of the content that stay in memory: few, and shown on many pages. */
export type SmallParts = Omit<Snapshot, 'products' | 'articles' | 'media'>

/**
 * One checked, immutable version of the content, as the site serves it. There may be thousands of products and articles in five
 * languages, so only what lists need of them is in memory. The rest is read from the content database.
 */
export type ContentIndex = SmallParts & {
  /** Sorted by category, series and position, as lists show them. */
  products: readonly ProductRow[]
  /** Each kind is sorted with the newest first. */
  articles: ArticleRows
  /** `id` must be the id of a row. */
  product(id: string): Product
  productSummary(id: string): ProductSummary
  article<Kind extends ArticleKind>(kind: Kind, id: string): Articles[Kind][number]
  articleSummary<Kind extends ArticleKind>(kind: Kind, id: string): ArticleSummaries[Kind]
  /** The picture with this `src`. */
  picture(src: string): PictureMaster | undefined
  file(url: string): MediaFile | undefined
  pictures(): Iterable<PictureMaster>
  files(): Iterable<MediaFile>
  /** Finds what is public on the day. */
  search(language: Language, query: string, limit: number, today: Day): SearchView
}
