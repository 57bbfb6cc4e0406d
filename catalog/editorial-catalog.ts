import type { CategoryNumber } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { PageSlug } from '#contract/pages/written-pages.ts'
import type { ArticleCards, ArticleKind, ArticleViews } from '#contract/views/articles.ts'
import type { OutletView, StaticPageView } from '#contract/views/pages.ts'
import type { AreaView, PostcodeView, ShopView, StoreView } from '#contract/views/places.ts'
import type { FaqView, ManualGroup, NoticeView, SupportView } from '#contract/views/support.ts'

/** Queries for all content except products. Content dated after the catalog's day is not visible (G14). */
export type EditorialCatalog = {
  /** All articles of a kind, newest first. */
  articles<Kind extends ArticleKind>(language: Language, kind: Kind): ArticleCards[Kind][]
  recommendedArticles<Kind extends ArticleKind>(language: Language, kind: Kind): ArticleCards[Kind][]
  article<Kind extends ArticleKind>(language: Language, kind: Kind, id: string): ArticleViews[Kind] | undefined
  /** Questions of a category, in the order of the content file. */
  faq(language: Language, category: CategoryNumber): FaqView[]
  /** Notices that apply on the catalog's day. */
  notices(language: Language): NoticeView[]
  noticesAbout(language: Language, code: string): NoticeView[]
  /** Finds discontinued products too. Accepts the code in upper or lower case, with or without the hyphen. */
  support(language: Language, code: string): SupportView | undefined
  /** All series of the category, including series without products. */
  manuals(language: Language, category: CategoryNumber): ManualGroup[]
  page(language: Language, slug: PageSlug): StaticPageView | undefined
  outlets(language: Language): OutletView[]
  stores(language: Language): StoreView[]
  /** Areas, each with its countries and their cities. */
  places(language: Language): AreaView[]
  shops(language: Language): ShopView[]
  /** The shops of Singapore, nearest to the postcode's sector first. Undefined if it isn't a Singapore postcode. */
  shopsNear(language: Language, postcode: string): PostcodeView | undefined
}
