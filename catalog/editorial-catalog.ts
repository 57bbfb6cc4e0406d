import type { Language } from '#contract/languages.ts'
import type { PageSlug } from '#contract/pages/text-pages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { AccessoryView, ChargesView, WarrantyYears } from '#contract/views/accessories.ts'
import type { ArticleCards, ArticleKind, ArticleViews, CaseCard } from '#contract/views/articles.ts'
import type { OutletView, StaticPageView } from '#contract/views/pages.ts'
import type { AreaView, PostcodeView, ShopView, StoreView, VisitPlaceView } from '#contract/views/places.ts'
import type { CareView, FaqView, ManualGroup, NoticeView, SparePartsView, SupportView } from '#contract/views/support.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'

/** A part of a list. `from` is the index of its first entry. */
export type Range = { from: number; limit: number }

/** The part of a list, or the whole list without a range. */
export function inRange<T>(all: readonly T[], range: Range | undefined): T[] {
  return range ? all.slice(range.from, range.from + range.limit) : [...all]
}

/** Queries for all content except products. Content dated after the catalog's day is not visible (G14). */
export type EditorialCatalog = {
  /** Ids of all articles of a kind, newest first. */
  articleIds(kind: ArticleKind): readonly string[]
  /** Articles of a kind, newest first. There may be thousands: a page names the range that it shows. */
  articles<Kind extends ArticleKind>(language: Language, kind: Kind, range?: Range): ArticleCards[Kind][]
  recommendedArticles<Kind extends ArticleKind>(language: Language, kind: Kind, range?: Range): ArticleCards[Kind][]
  /** The articles after this one, continuing with the newest after the oldest. */
  articlesAfter<Kind extends ArticleKind>(language: Language, kind: Kind, id: string, limit: number): ArticleCards[Kind][]
  /** Cases that are projects, newest first. */
  projects(language: Language, range?: Range): CaseCard[]
  articleCard<Kind extends ArticleKind>(language: Language, kind: Kind, id: string): ArticleCards[Kind] | undefined
  article<Kind extends ArticleKind>(language: Language, kind: Kind, id: string): ArticleViews[Kind] | undefined
  /** Questions of a category, in the order of the content file. */
  faq(language: Language, category: CategoryNumber): FaqView[]
  /** Notices that apply on the catalog's day. */
  notices(language: Language): NoticeView[]
  noticesAbout(language: Language, code: string): NoticeView[]
  /** Finds discontinued products too. Accepts the code in upper or lower case, with or without the hyphen. */
  support(language: Language, code: string): SupportView | undefined
  /** All accessories and parts, or those that fit a model of the category, or one model, whose code is in any spelling. */
  accessories(language: Language, fitting?: { category?: CategoryNumber; code?: string }): AccessoryView[]
  /** Undefined if the maker publishes none. */
  charges(language: Language): ChargesView | undefined
  warrantyYears(language: Language): WarrantyYears[]
  /** Series of the category with their products, current products first. The range counts products; without one, series without products are included. */
  manuals(language: Language, category: CategoryNumber, range?: Range): ManualGroup[]
  /** The categories with instructions for care. */
  careGuides(): readonly CategoryNumber[]
  care(language: Language, category: CategoryNumber): CareView | undefined
  /** Where the care of a model is described. `code` must be in its own spelling. */
  careOfModel(language: Language, code: string): SupportView['care']
  /** For how long spare parts are kept, by category. Categories that don't state it are left out. */
  spareParts(language: Language): SparePartsView[]
  page(language: Language, slug: PageSlug): StaticPageView | undefined
  outlets(language: Language): OutletView[]
  stores(language: Language): StoreView[]
  /** The stores and shops that take visits, stores first. */
  visitPlaces(language: Language): VisitPlaceView[]
  /** How a place takes visits. Undefined if it takes none. */
  visitRules(place: string): PlaceRules | undefined
  /** Areas, each with its countries and their cities. */
  places(language: Language): AreaView[]
  shops(language: Language): ShopView[]
  /** The shops of Singapore, nearest to the postcode's sector first. Undefined if it isn't a Singapore postcode. */
  shopsNear(language: Language, postcode: string): PostcodeView | undefined
}
