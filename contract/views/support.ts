import type { CareTask } from '../content/care.ts'
import type { NoticeFacts, NoticeProse, NoticeTexts } from '../content/support.ts'
import type { SerialsOfModel } from '../forms/warranty/serial-verdict.ts'
import type { CategoryNumber } from '../products/categories.ts'
import type { DocumentKind, FileLink, Html, Picture, ProductCard, SpareParts, Text } from '../views.ts'
import type { Day, RecipeCard, VideoCard } from './articles.ts'
import type { FieldsAs, Shown } from './text.ts'

export type FaqView = {
  /** Unique within the category. */
  id: string
  category: CategoryNumber
  title: Text
  answer: Html
  /** The models that the question is about; empty means the whole category. */
  productCodes: string[]
}

/** A current safety notice, with the affected models and serial ranges. */
export type NoticeView = Shown<typeof NoticeFacts> &
  FieldsAs<typeof NoticeTexts, Text> &
  FieldsAs<typeof NoticeProse, Html> & {
    id: string
    models: ({ product: ProductCard } & Omit<SerialsOfModel, 'code'>)[]
  }

/** A document in all its languages: the visitor's first, then English. */
export type SupportDocument = { kind: DocumentKind; files: FileLink[] /** When its text was last revised. */; edition?: Day }

/** The manuals of a series (K2), discontinued products last. `leaflet`, for the API, is the manual or its best substitute. */
export type ManualGroup = {
  id: string
  name: Text
  products: { product: ProductCard; leaflet?: FileLink; manual?: FileLink; discontinued?: Day }[]
}

/** For how many years the spare parts of a category's models are kept, and until which day those of models that are no longer sold. */
export type SparePartsView = {
  category: CategoryNumber
  name: Text
  /** More than one number if its models differ. */
  years: number[]
  discontinued: { code: string; until: Day }[]
}

/** How to care for the appliances of a category. */
export type CareView = {
  category: CategoryNumber
  title: Text
  intro: Text
  /** The meta description. */
  description: Text
  picture?: Picture
  families: CareFamilyView[]
}

/** Appliances that are cared for in the same way, such as gas hobs. */
export type CareFamilyView = {
  id: string
  title: Text
  /** What to clean with, and what never to use. */
  use: Text[]
  avoid: Text[]
  warnings: Text[]
  tasks: { id: string; every: CareTask['every']; title: Text; steps: { text: Text; picture?: Picture; isWarning?: true }[] }[]
  /** Values that differ from model to model. */
  figures?: { names: Text[]; models: { code: string; values: Text[][] }[] }
}

/** The support page of one model. */
export type SupportView = {
  product: ProductCard
  seriesName: Text
  /** The day from which it is no longer sold; its documents stay. */
  discontinued?: Day
  /** The model that replaces it. */
  successor?: ProductCard
  documents: SupportDocument[]
  /** Questions about this model first, then those about the whole category. */
  faq: FaqView[]
  videos: VideoCard[]
  recipes: RecipeCard[]
  notices: NoticeView[]
  spareParts?: SpareParts
  /** How to care for it: the part of the category's page about its family. */
  care?: { category: CategoryNumber; family: string; title: Text }
}
