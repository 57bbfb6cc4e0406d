import type { CategoryNumber } from '../categories.ts'
import type { NoticeFacts, NoticeProse, NoticeTexts } from '../content/support.ts'
import type { DocumentKind, FileLink, Html, ProductCard, Text } from '../views.ts'
import type { Day, RecipeCard, VideoCard } from './articles.ts'
import type { FieldsAs, Shown } from './shown.ts'

export type FaqView = {
  /** One of its category's. */
  id: string
  category: CategoryNumber
  title: Text
  answer: Html
  /** The models that it is about; none: the whole category. */
  productCodes: string[]
}

/** A safety notice in force (by model and serial range). */
export type NoticeView = Shown<typeof NoticeFacts> &
  FieldsAs<typeof NoticeTexts, Text> &
  FieldsAs<typeof NoticeProse, Html> & {
    id: string
    models: { product: ProductCard; serials: { from: string; to: string }[] }[]
  }

/** A document in every language that it is written in, the visitor's own first, then English. */
export type SupportDocument = { kind: DocumentKind; files: FileLink[] /** When its text was last gone through. */; edition?: Day }

/** The documents of a series (K2), of what is sold first: `leaflet` is the manual, else what comes nearest, for the API. */
export type ManualGroup = {
  id: string
  name: Text
  products: { product: ProductCard; leaflet?: FileLink; manual?: FileLink; discontinued?: Day }[]
}

/** Everything that helps the owner of one model. */
export type SupportView = {
  product: ProductCard
  seriesName: Text
  /** Since when it is no longer sold; its documents stay. */
  discontinued?: Day
  /** The model that took its place. */
  successor?: ProductCard
  documents: SupportDocument[]
  /** Questions about this model first, then those of its whole category. */
  faq: FaqView[]
  videos: VideoCard[]
  recipes: RecipeCard[]
  notices: NoticeView[]
}
