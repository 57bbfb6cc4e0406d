import type { BestWord, CategoryFacts, ParameterTheme, SeriesFacts } from './content/category.ts'
import type { BannerFacts, ContactFacts, CountryFacts, QuoteFacts, ReviewsWidgetFacts } from './content/editorial/site.ts'
import type { FeatureProse, FeatureTexts } from './content/feature.ts'
import type { ProductFacts, ProductProse, ProductTexts } from './content/product.ts'
import type { Price } from './content/words.ts'
import type { Language } from './languages.ts'
import type { CategoryNumber, CategorySlug } from './products/categories.ts'
import type { FilterChoice, FilterView } from './views/list-choice.ts'
import type { ProductOutline } from './views/outline.ts'
import type { FieldsAs, Html, Shown, Text } from './views/text.ts'

export type { FilterChoice, FilterView, Html, Text }

/**
 * A picture of the content, without words: it is beside a title that says what it shows. `src` is a path without an extension, for `pictureUrl`. Width and
 * height of the master, in pixels.
 */
export type PictureFile = { src: string; width: number; height: number }
/** A picture with its description. */
export type Picture = PictureFile & { alt: Text }
/** A download or video of the content. */
export type FileLink = {
  url: string
  fileName: string
  type: 'pdf' | 'dxf' | 'mp4' | 'webm' | 'vtt' | 'glb'
  /** Missing for a document that has not been made yet. */
  bytes?: number
  language?: Language
}

export type ProductCard = {
  id: string
  code: string
  title: Text
  tags: Text[]
  picture: PictureFile
  category: CategoryNumber
  seriesId: string
  /** Links open the external page in the frame, not the product page (G13). */
  isOutside: boolean
  /** Of products that are sold. */
  price?: Price
}

/** What a recommended product has to do with the one that recommends it, by the specifications of both. Widths have their unit. */
export type Pairing =
  | { kind: 'series' | 'seriesAndFinish' | 'seriesAndWidth' | 'opening' | 'openingWidth' }
  | { kind: 'fitsAbove' | 'fitsBelow' | 'seriesInOtherWidth' | 'seriesWide' | 'width'; width: string }
  | { kind: 'finish'; finish: string }
  | { kind: 'otherWidth'; width: string; ownWidth: string }

/** `pairing` is missing if the specifications of both have nothing in common. */
export type RecommendedProduct = ProductCard & { pairing?: Pairing }

export type SeriesSummary = Shown<typeof SeriesFacts> & {
  id: string
  category: CategoryNumber
  picture: PictureFile
  hasFeature: boolean
}
/** A series with its products, for the list, the menu and the compare selectors. */
export type SeriesGroup = SeriesSummary & { intro: Html; products: ProductCard[] }

export type CategoryView = Shown<typeof CategoryFacts> & {
  number: CategoryNumber
  slug: CategorySlug
  picture: Picture
}

/** A category in menus and tiles. */
export type CategorySummary = Omit<CategoryView, 'slug' | 'intro' | 'picture'> & { picture: PictureFile }

export type BannerTarget =
  | { kind: 'framed'; type: LookupType; name: string; category: CategoryNumber }
  | { kind: 'newTab'; url: string }
  | { kind: 'none' }
export type BannerView = Shown<typeof BannerFacts> & { id: string; picture: Picture; target: BannerTarget }

/** Kinds of page that `/otherwebsite` can frame (G13). */
export type LookupType = 'series' | 'product' | 'campaign'

/** One row of the specification. Values are formatted in the language, with their unit. */
export type Parameter = { key: string; name: Text; values: Text[] }

/** A curve such as that of a fan: its points as numbers and as texts, and the value of x that is marked. */
export type CurveView = {
  name: Text
  note: Text
  x: { name: Text; unit: string }
  y: { name: Text; unit: string }
  points: { at: [x: number, y: number]; texts: [x: string, y: string] }[]
  mark: { x: number; text: string }
}

export type DetailBlock = { title: Text; text: Html; picture?: Picture }
export type DocumentKind =
  | 'manual'
  | 'specSheet'
  | 'installationGuide'
  | 'planningSheet'
  | 'planningDrawing'
  | 'warranty'
  | 'accessories'
  | 'brochure'
export type DocumentView = { kind: DocumentKind; file: FileLink }
/** `text` says what the video shows. */
export type ProductVideoView = VideoView & { text: Text }
export type VideoView = { sources: FileLink[]; poster: Picture; captions?: FileLink; title: Text }

/** The fields that the content schemas share with pages, and those that the catalog adds. */
export type ProductView = ProductCard &
  Shown<typeof ProductFacts> &
  FieldsAs<typeof ProductTexts, Text> &
  FieldsAs<typeof ProductProse, Html> & {
    seriesName: Text
    pictures: Picture[]
    awards: { name: Text; picture?: Picture }[]
    details: DetailBlock[]
    parameters: Parameter[]
    /** Measures and connections for planners and installers. */
    planning: Parameter[]
    curve?: CurveView
    /** Keys of the parameters shown in large figures. */
    figures: readonly string[]
    scenes: Picture[]
    installationPicture?: Picture
    installationNotes: Html
    documents: DocumentView[]
    video?: ProductVideoView
    /** For the 3D view. */
    model?: FileLink
    spareParts?: SpareParts
    hasFeature: boolean
  }

/** A product in one finish, as the 3D view shows it. `size` is width, depth and height in millimetres. */
export type FinishedModel = Pick<ProductView, 'code' | 'category' | 'title'> & {
  picture: Picture
  model: FileLink
  size?: readonly [width: number, depth: number, height: number]
  /** `colour` is a hex colour. */
  finish?: { name: Text; colour?: string }
}

/** `cells` has one entry per product, empty if it has no value; `differs` if the cells are not all equal. */
export type CompareRow = { key: string; name: Text; theme: ParameterTheme; cells: Text[][]; differs: boolean; best?: BestValue }
/** The columns with the best value, and what it is called. */
export type BestValue = { word: BestWord; columns: number[] }

export type CompareView = {
  products: ProductCard[]
  /** One row per parameter, in the order of the categories. */
  rows: CompareRow[]
  /** One entry per product, undefined if its size is not known. */
  outlines: (ProductOutline | undefined)[]
  /** One entry per product, undefined if nothing is stated. */
  spareParts: (SpareParts | undefined)[]
  /** Requested ids that no longer exist. */
  missing: string[]
  /** Codes of the requested products beyond the maximum. */
  surplus: string[]
  /** The ids of the products, in groups that are worth comparing with each other. */
  related: string[][]
}

export type CountryOption = Shown<typeof CountryFacts>

export type SiteView = Shown<typeof ContactFacts> & {
  brand: string
  tagline: Text
  description: Text
  /** Link previews show it for pages without a picture of their own. */
  previewPicture: PictureFile
  whatsApp: { number: string; url: string }
  weChat: { id: string; url: string }
  /** The chat in the contact menu of the header. */
  messaging: { name: Text; url: string }
  social: { name: string; url: string }[]
  countries: CountryOption[]
  categories: CategorySummary[]
}

export type ReviewsWidget = Shown<typeof ReviewsWidgetFacts>
export type Quote = Shown<typeof QuoteFacts> & { productCode?: string }
/** One of our own pages that `/otherwebsite` frames. */
export type FeatureView = FieldsAs<typeof FeatureTexts, Text> &
  FieldsAs<typeof FeatureProse, Html> & {
    id: string
    /** The kind of subject; see `FeatureFile`. */
    type: LookupType
    name: string
    category: CategoryNumber
    picture: Picture
    sections: DetailBlock[]
  }

/** For how many years after the last appliance of a model is sold its parts are kept; if it is no longer sold, also the last day. */
export type SpareParts = { years: number; until?: string }
