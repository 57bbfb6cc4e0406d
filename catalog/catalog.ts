import type { CategoryNumber } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { HomeView } from '#contract/views/home.ts'
import type { SearchView } from '#contract/views/search.ts'
import type {
  BannerView,
  CategoryView,
  CompareView,
  FeatureView,
  FilterChoice,
  FilterView,
  LookupType,
  ProductCard,
  ProductView,
  SeriesGroup,
  SeriesSummary,
  SiteView,
} from '#contract/views.ts'
import type { MediaFile, PictureMaster } from './media/media-library.ts'
import type { PictureVariant } from './media/picture-variant.ts'
import type { ReadingCatalog } from './reading-catalog.ts'

export type BannerPlace = 'home' | 'list' | 'news' | 'cooperation'

/**
 * Everything that can be asked of one state of the content on one day. Pure: the same question gets the same answer as long as `version`
 * is the same. Pages and API calls ask here and nowhere else. Lists leave out what is no longer sold; whoever asks for such a product by
 * its code or id still finds it.
 */
export type Catalog = ReadingCatalog & {
  /** A hash of the content, and the day: every cache key carries it. */
  readonly version: string
  site(language: Language): SiteView
  home(language: Language): HomeView
  banners(language: Language, place: BannerPlace, category?: CategoryNumber): BannerView[]
  category(language: Language, number: CategoryNumber): CategoryView
  /** Series of a category in their order, with those of its products that the filters let through; empty series are left out. */
  productGroups(language: Language, category: CategoryNumber, choice?: FilterChoice): SeriesGroup[]
  filters(language: Language, category: CategoryNumber): FilterView[]
  seriesOf(language: Language, category: CategoryNumber): SeriesSummary[]
  /** By code, in any case and with or without the hyphen. */
  product(language: Language, code: string): ProductView | undefined
  productById(language: Language, id: string): ProductCard | undefined
  recommended(language: Language, code: string): ProductCard[]
  /** The first three known, different ids count (C4). */
  compare(language: Language, ids: readonly string[]): CompareView
  /** The address to frame, or nothing: only what the content lists is ever framed (X1). */
  framedUrl(language: Language, type: LookupType, name: string, category: CategoryNumber): string | undefined
  /** Origins of other sites that the content frames: every page's policy names them. */
  framedOrigins(): string[]
  feature(language: Language, id: string): FeatureView | undefined
  featureIds(): string[]
  /** Codes of all products that have a page of their own, in the order of the lists: for the sitemap and for warming. */
  productCodes(): string[]
  /** Codes of all products, those no longer sold included: each has its support page. */
  supportedCodes(): string[]
  /** Everything that says what was asked, by kind, at most `limit` of each. Whatever is typed has an answer. */
  search(language: Language, query: string, limit: number): SearchView
  /** What an address under `/media/` stands for, or nothing. */
  resolveMedia(url: string): MediaFile | PictureVariant | undefined
  /** Every picture and file of the content: for making the sizes ahead. */
  mediaFiles(): { pictures: PictureMaster[]; files: MediaFile[] }
}
