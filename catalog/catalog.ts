import type { ContactCode } from '#contract/contact/contact-codes.ts'
import type { FitAnswers } from '#contract/fit/answers.ts'
import type { WarrantedModel } from '#contract/forms/warranty/warranty.ts'
import type { Language } from '#contract/languages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { FitResult, StackChoices, StackedNiche, SuppliesView } from '#contract/views/fit.ts'
import type { HomeView } from '#contract/views/home.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import type { ListChoice, RangeView, SortName } from '#contract/views/list-choice.ts'
import type { SearchView } from '#contract/views/search.ts'
import type {
  BannerView,
  CategoryView,
  CompareView,
  FeatureView,
  FileLink,
  FilterView,
  FinishedModel,
  LookupType,
  ProductCard,
  ProductView,
  RecommendedProduct,
  SeriesGroup,
  SeriesSummary,
  SiteView,
  Text,
} from '#contract/views.ts'
import type { Documents, MadeDocument } from './documents/create-documents.ts'
import type { EditorialCatalog, Range } from './editorial-catalog.ts'
import type { MediaFile, PictureMaster } from './media/media-library.ts'
import type { PictureVariant } from './media/picture-variant.ts'
import type { ListedProduct } from './snapshot/content-index.ts'

/** A product as an entry of a menu of choices. */
export type ProductChoices = { id: string; name: Text; products: { id: string; code: string }[] }
/** A model that visitors can register or ask about. */
export type ModelChoice = { id: string; code: string; category: CategoryNumber; seriesName: Text }

export type BannerPlace = 'home' | 'list' | 'news' | 'cooperation'

/**
 * All queries on one snapshot of the content, on one day. Pages and API calls read content only through this type. Queries are pure: the
 * same arguments give the same result while `version` stays the same. Lists leave out discontinued products, but lookups by code or id
 * still find them.
 */
export type Catalog = EditorialCatalog & {
  /** A hash of the content, plus the day. Part of every cache key. */
  readonly version: string
  site(language: Language): SiteView
  /** The QR code of a contact, as SVG. */
  contactCode(code: ContactCode): string
  home(language: Language): HomeView
  banners(language: Language, place: BannerPlace, category?: CategoryNumber): BannerView[]
  category(language: Language, number: CategoryNumber): CategoryView
  /**
   * Series of a category in display order, each with its products that match the filters. Series without a match are left out. The range
   * counts products.
   */
  productGroups(language: Language, category: CategoryNumber, choice?: Partial<ListChoice>, range?: Range): SeriesGroup[]
  /** The products of a category that match, in the order that was chosen. */
  productCards(language: Language, category: CategoryNumber, choice: Partial<ListChoice>, range?: Range): ProductCard[]
  /** Ids of the products that `productGroups` or `productCards` shows, in the same order. */
  productIds(category: CategoryNumber, choice?: Partial<ListChoice>): readonly string[]
  productsOfSeries(language: Language, seriesId: string): ProductCard[]
  /** The products of a category, by series, for a menu of choices. */
  productChoices(language: Language, category: CategoryNumber): ProductChoices[]
  /** The filters of a category. The count of a value is how many products match it and the choice in all other filters and ranges. */
  filters(language: Language, category: CategoryNumber, choice?: Partial<ListChoice>): FilterView[]
  /** The ranges in which the products of a category differ. */
  ranges(language: Language, category: CategoryNumber, choice?: Partial<ListChoice>): RangeView[]
  /** The orders that make a difference in a category. */
  sorts(category: CategoryNumber): readonly SortName[]
  /** The part of a choice that the category offers. */
  offeredChoice(category: CategoryNumber, choice: ListChoice): ListChoice
  seriesOf(language: Language, category: CategoryNumber): SeriesSummary[]
  /** Finds a product by code, in upper or lower case, with or without the hyphen. */
  product(language: Language, code: string): ProductView | undefined
  /** The 3D model of a product, then one for each other finish of the same appliance. Empty if the product has no model. */
  finishedModels(language: Language, code: string): FinishedModel[]
  /** Like `product`, but only its card, which takes a tenth of the time. */
  productByCode(language: Language, code: string): ProductCard | undefined
  /** Finds the model for what a visitor typed into a registration, in any spelling. Undefined if no model matches, or more than one. */
  warrantedModel(typed: string): WarrantedModel | undefined
  productById(language: Language, id: string): ProductCard | undefined
  /** A product with what the API lists of it. */
  listedProduct(language: Language, id: string): ListedProduct | undefined
  recommended(language: Language, code: string): RecommendedProduct[]
  /** Compares the first three distinct ids that exist (C4). */
  compare(language: Language, ids: readonly string[]): CompareView
  /** The opening that a product needs: see `openingOf`. */
  opening(id: string): readonly [number, number] | undefined
  /** Whether the products of a category fit (FT4). Undefined if the second appliance in the answers doesn't exist. */
  fit(language: Language, category: CategoryNumber, answers: FitAnswers, range?: Range): FitResult | undefined
  /** The models that can share an opening, by category; undefined if there are too many for a list. */
  stackChoices(language: Language): StackChoices[] | undefined
  /** The openings for the models of a category together with a second appliance. Empty if that isn't built in, or doesn't exist. */
  stackedNiches(category: CategoryNumber, code: string): StackedNiche[]
  /** How the models of a category are connected. */
  supplies(category: CategoryNumber): SuppliesView
  /** The planning sheet and the CAD drawing of a product. Empty if its facts are not enough for them. */
  planningFiles(language: Language, id: string): FileLink[]
  /** The place that a model leaves when it is taken out. Empty for an unknown one. */
  ownPlace(code: string): FitAnswers
  /** What My kitchen says about the models, also about those that are no longer sold. With thousands of models it takes seconds, in slices. */
  kitchenFacts(language: Language): KitchenFacts
  /** The URL to show in the frame. Undefined if the content doesn't list it: the frame shows listed URLs only (X1). */
  framedUrl(language: Language, type: LookupType, name: string, category: CategoryNumber): string | undefined
  /** Origins of other sites that the frame may show, for the Content-Security-Policy of every page. */
  framedOrigins(): string[]
  feature(language: Language, id: string): FeatureView | undefined
  featureIds(): string[]
  /** Codes of all products with their own page, in list order, for the sitemap and for warming the cache. */
  productCodes(): string[]
  /** All products, including discontinued ones, in list order. */
  models(language: Language): ModelChoice[]
  /** Codes of all products, or of one category, including discontinued ones: each has a support page. */
  supportedCodes(category?: CategoryNumber): string[]
  /** Search results by kind, at most `limit` of each. Accepts any query. Rejects soon after `signal` is aborted. */
  search(language: Language, query: string, limit: number): SearchView
  /** The file, picture variant or document behind a `/media/` URL. */
  resolveMedia(url: string): MediaFile | PictureVariant | ReturnType<Documents['resolve']>
  /** The picture with this `src`. */
  picture(src: string): PictureMaster | undefined
  /** All pictures of the content. There may be tens of thousands: they are read while they are used. */
  pictures(): Iterable<PictureMaster>
  /** All files of the content: documents of staff, videos and 3D models, in the same way. */
  mediaFiles(): Iterable<MediaFile>
  /** All documents that are made from the content, or those of the products that file names belong to. */
  madeDocuments(fileNames?: Iterable<string>): Iterable<MadeDocument>
}
