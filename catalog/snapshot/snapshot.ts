import type { ContactCode } from '#contract/contact/contact-codes.ts'
import type { ChargesFile, WarrantyFile } from '#contract/content/accessory.ts'
import type { CategoryFile, SeriesFile } from '#contract/content/category.ts'
import type { BannersFile, CountriesFile, HomeFile, SiteFile } from '#contract/content/editorial/site.ts'
import type { FeatureProse, FeatureTexts } from '#contract/content/feature.ts'
import type { ProductFile, ProductProse, ProductTexts } from '#contract/content/product.ts'
import type { SearchFile } from '#contract/content/search.ts'
import type { CategoryNumber, CategorySlug } from '#contract/products/categories.ts'
import type { FieldsAs } from '#contract/views/text.ts'
import type { BannerTarget, DocumentKind, LookupType } from '#contract/views.ts'
import type { Localised } from '../localised.ts'
import type { MediaFile, MediaLibrary } from '../media/media-library.ts'
import type { Accessory, Articles, Care, Faq, Notice, Page } from './editorial-part.ts'
import type { Places } from './places.ts'
import type { Block, HtmlWords, LocalisedPicture, Words } from './words.ts'

/** One checked, immutable version of the content. All references are valid. */
export type Snapshot = {
  version: string
  site: SiteFile
  /** QR codes as SVG. */
  qrCodes: Record<ContactCode, string>
  countries: CountriesFile
  banners: readonly Banner[]
  home: HomeFile
  /** Sorted by number. */
  categories: readonly Category[]
  /** Sorted by category, then by position. */
  series: readonly Series[]
  /** Sorted by category, series and position, as lists show them. */
  products: readonly Product[]
  features: readonly Feature[]
  articles: Articles
  faq: readonly Faq[]
  /** Sorted by category. */
  care: readonly Care[]
  notices: readonly Notice[]
  /** Filters first, then by kind and position. */
  accessories: readonly Accessory[]
  charges?: ChargesFile
  warranty?: WarrantyFile
  pages: readonly Page[]
  places: Places
  searchWords: SearchFile
  media: MediaLibrary
}

export type Category = Omit<CategoryFile, 'number' | 'picture' | 'pictureAlt'> & {
  number: CategoryNumber
  slug: CategorySlug
  picture: LocalisedPicture
}

export type Series = Omit<SeriesFile, 'category' | 'picture' | 'pictureAlt' | 'intro'> & {
  id: string
  category: CategoryNumber
  intro: HtmlWords
  picture: LocalisedPicture
}

/** Fields whose paths or slugs are replaced by the media or numbers they refer to. */
type Resolved = 'category' | 'pictures' | 'scenes' | 'installationPicture' | 'documents' | 'video' | 'model'

/** All other fields are the same as in the file. */
export type Product = Omit<ProductFile, Resolved> &
  FieldsAs<typeof ProductTexts, Words> &
  FieldsAs<typeof ProductProse, HtmlWords> & {
    category: CategoryNumber
    seriesId: string
    title: Words
    tags: Localised<readonly string[]>
    /** Never empty. The first picture represents the product in lists. */
    pictures: readonly [LocalisedPicture, ...LocalisedPicture[]]
    details: readonly Block[]
    scenes: readonly LocalisedPicture[]
    installation: HtmlWords
    installationPicture?: LocalisedPicture
    awards: readonly { name: Words; picture?: LocalisedPicture }[]
    documents: readonly { kind: DocumentKind; files: DocumentFiles }[]
    video?: { sources: readonly MediaFile[]; poster: LocalisedPicture; captions?: MediaFile; title: Words; text: Words }
    model?: MediaFile
  }

/** A document in its languages. Any language may be missing. */
export type DocumentFiles = Partial<Localised<MediaFile>>

export type Banner = Omit<BannersFile[number], 'category' | 'picture' | 'pictureAlt' | 'target'> & {
  category?: CategoryNumber
  picture: LocalisedPicture
  target: BannerTarget
}

export type Feature = {
  id: string
  type: LookupType
  name: string
  category: CategoryNumber
  /** An external page, or a page of our own. */
  shows: { kind: 'external'; url: string } | { kind: 'own'; page: FeaturePage }
}
export type FeaturePage = FieldsAs<typeof FeatureTexts, Words> &
  FieldsAs<typeof FeatureProse, HtmlWords> & { picture: LocalisedPicture; sections: readonly Block[] }
