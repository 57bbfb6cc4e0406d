import type { CategoryNumber, CategorySlug } from './categories.ts'
import type { CategoryFacts, SeriesFacts } from './content/category.ts'
import type { FeatureProse, FeatureTexts } from './content/feature.ts'
import type { ProductFacts, ProductProse, ProductTexts } from './content/product.ts'
import type { BannerFacts, ContactFacts, CountryFacts, QuoteFacts, ReviewsWidgetFacts } from './content/site.ts'
import type { Language } from './languages.ts'
import type { FieldsAs, Shown } from './views/shown.ts'
import type { Html, Text } from './views/text.ts'

export type { Html, Text }

/** A picture of the content. `src` is a path without ending: see `pictureUrl`. Width and height are the master's, in pixels. */
export type Picture = { src: string; width: number; height: number; alt: Text }
/** A file of the content that is downloaded or played: its hashed path, kind and size. */
export type FileLink = {
  url: string
  fileName: string
  type: 'pdf' | 'mp4' | 'webm' | 'vtt' | 'glb'
  bytes: number
  language?: Language
}

export type ProductCard = {
  id: string
  code: string
  title: Text
  tags: Text[]
  picture: Picture
  category: CategoryNumber
  seriesId: string
  /** Opens the framed outside page instead of the product's own (G13). */
  isOutside: boolean
}

export type SeriesSummary = Shown<typeof SeriesFacts> & {
  id: string
  category: CategoryNumber
  picture: Picture
  hasFeature: boolean
}
/** A series with its products, as the list, the menu and the compare selectors show it. */
export type SeriesGroup = SeriesSummary & { intro: Html; products: ProductCard[] }

export type CategoryView = Shown<typeof CategoryFacts> & {
  number: CategoryNumber
  slug: CategorySlug
  picture: Picture
}

export type FilterView = { id: string; type: string; title: Text; values: { id: string; name: Text; count: number }[] }
/** What is ticked: filter type -> value ids in numeric order, no empty lists (P2). */
export type FilterChoice = Record<string, string[]>

export type BannerTarget =
  | { kind: 'framed'; type: LookupType; name: string; category: CategoryNumber }
  | { kind: 'newTab'; url: string }
  | { kind: 'none' }
export type BannerView = Shown<typeof BannerFacts> & { id: string; picture: Picture; target: BannerTarget }

/** What `/otherwebsite` can frame (G13). */
export type LookupType = 'series' | 'product' | 'campaign'

/** One row of the specification: the values are already formatted in the language, with their unit. */
export type Parameter = { key: string; name: Text; values: Text[] }

export type DetailBlock = { title: Text; text: Html; picture?: Picture }
export type DocumentKind = 'manual' | 'specSheet' | 'installationGuide' | 'warranty' | 'accessories' | 'brochure'
export type DocumentView = { kind: DocumentKind; file: FileLink }
export type VideoView = { sources: FileLink[]; poster: Picture; captions?: FileLink; title: Text }

/** What `ProductFacts`, `ProductTexts` and `ProductProse` say is shown, and what the catalog finds for it. */
export type ProductView = ProductCard &
  Shown<typeof ProductFacts> &
  FieldsAs<typeof ProductTexts, Text> &
  FieldsAs<typeof ProductProse, Html> & {
    seriesName: Text
    pictures: Picture[]
    awards: { name: Text; picture?: Picture }[]
    details: DetailBlock[]
    parameters: Parameter[]
    /** Keys of the parameters that are shown large. */
    figures: readonly string[]
    scenes: Picture[]
    installationPicture?: Picture
    installationNotes: Html
    documents: DocumentView[]
    video?: VideoView
    /** To be turned and looked at from all sides. */
    model?: FileLink
    hasFeature: boolean
  }

export type CompareView = {
  products: ProductCard[]
  /** One row a parameter; `cells` has one entry a product, empty where the product has no value; `differs` if they are not all alike. */
  rows: { key: string; name: Text; cells: Text[][]; differs: boolean }[]
  /** Ids that were asked for and exist no more. */
  missing: string[]
}

export type CountryOption = Shown<typeof CountryFacts>
export type QrCode = { url: string /** SVG markup, made when the content was loaded. */; svg: string }

export type SiteView = Shown<typeof ContactFacts> & {
  brand: string
  tagline: Text
  description: Text
  whatsApp: { number: string; qr: QrCode }
  weChat: { id: string; qr: QrCode }
  /** The code in the header's contact menu. */
  messaging: { name: Text; qr: QrCode }
  social: { name: string; url: string }[]
  countries: CountryOption[]
  categories: CategoryView[]
}

export type ReviewsWidget = Shown<typeof ReviewsWidgetFacts>
export type Quote = Shown<typeof QuoteFacts> & { productCode?: string }
/** A page of our own that is shown inside `/otherwebsite`. */
export type FeatureView = FieldsAs<typeof FeatureTexts, Text> &
  FieldsAs<typeof FeatureProse, Html> & {
    id: string
    /** What it is about: a series by its id, a product by its code, a campaign. */
    type: LookupType
    name: string
    category: CategoryNumber
    picture: Picture
    sections: DetailBlock[]
  }
