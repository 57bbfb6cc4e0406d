import type { CategoryNumber } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { PageSlug } from '#contract/pages/written-pages.ts'
import type { ArticleCards, ArticleKind, ArticleViews } from '#contract/views/articles.ts'
import type { OutletView, StaticPageView } from '#contract/views/pages.ts'
import type { AreaView, PostcodeView, ShopView, StoreView } from '#contract/views/places.ts'
import type { FaqView, ManualGroup, NoticeView, SupportView } from '#contract/views/support.ts'

/** What can be asked of everything beside the products. Nothing that is dated after the catalog's day is ever answered (G14). */
export type ReadingCatalog = {
  /** All of a kind, the newest first. */
  articles<Kind extends ArticleKind>(language: Language, kind: Kind): ArticleCards[Kind][]
  recommendedArticles<Kind extends ArticleKind>(language: Language, kind: Kind): ArticleCards[Kind][]
  article<Kind extends ArticleKind>(language: Language, kind: Kind, id: string): ArticleViews[Kind] | undefined
  /** Questions of a category in their order. */
  faq(language: Language, category: CategoryNumber): FaqView[]
  /** Notices in force. */
  notices(language: Language): NoticeView[]
  noticesAbout(language: Language, code: string): NoticeView[]
  /** Also of products that are no longer sold. By code, in any case and with or without the hyphen. */
  support(language: Language, code: string): SupportView | undefined
  /** Every series of the category, also one without products. */
  manuals(language: Language, category: CategoryNumber): ManualGroup[]
  page(language: Language, slug: PageSlug): StaticPageView | undefined
  outlets(language: Language): OutletView[]
  stores(language: Language): StoreView[]
  /** Areas with their countries with their cities. */
  places(language: Language): AreaView[]
  shops(language: Language): ShopView[]
  /** The shops of Singapore by their distance from a postcode's sector, the nearest first; nothing where the postcode is none of Singapore's. */
  shopsNear(language: Language, postcode: string): PostcodeView | undefined
}
