import type { AccessoryFile, ChargesFile, WarrantyFile } from '#contract/content/accessory.ts'
import type { CareFile, CareWords } from '#contract/content/care.ts'
import type { CategoryFile, SeriesFile } from '#contract/content/category.ts'
import type {
  ArticleWords,
  CareerFile,
  CaseFile,
  NewsFile,
  PressFile,
  PressWords,
  VideoFile,
} from '#contract/content/editorial/article.ts'
import type { GlossaryFile } from '#contract/content/editorial/glossary.ts'
import type { PageFile, PageWords } from '#contract/content/editorial/page.ts'
import type { RecipeFile, RecipeWords } from '#contract/content/editorial/recipe.ts'
import type { BannersFile, CountriesFile, HomeFile, SiteFile } from '#contract/content/editorial/site.ts'
import type { FeatureFile, FeatureWords } from '#contract/content/feature.ts'
import type { AreasFile, PostalSectorsFile, ShopsFile, StoresFile } from '#contract/content/place.ts'
import type { ProductFile, ProductWords } from '#contract/content/product.ts'
import type { SearchFile } from '#contract/content/search.ts'
import type { FaqFile, FaqWords, NoticeFile, NoticeWords } from '#contract/content/support.ts'
import type { Language } from '#contract/languages.ts'
import type { StoredFile } from './parsed-yaml.ts'
import type { YamlSource } from './yaml-source.ts'

export type Sourced<T> = { source: YamlSource; data: T }
/** The words of an entry, one file per language. */
export type WordFiles<T> = { [language in Language]?: StoredFile<T> }

export type CategoryEntry = CategoryFile & { source: YamlSource; slug: string }
export type SeriesEntry = SeriesFile & { source: YamlSource; id: string }
export type ProductEntry = ProductFile & { source: YamlSource; words: WordFiles<ProductWords> }
/** A folder with a facts file and one words file per language. The folder's name is the id. */
export type Entry<Facts, Words> = Facts & { source: YamlSource; id: string; words: WordFiles<Words> }
export type FeatureEntry = Entry<FeatureFile, FeatureWords>

export type ArticleEntries = {
  news: Entry<NewsFile, ArticleWords>[]
  video: Entry<VideoFile, ArticleWords>[]
  recipe: Entry<RecipeFile, RecipeWords>[]
  happiness: Entry<NewsFile, ArticleWords>[]
  case: Entry<CaseFile, ArticleWords>[]
  career: Entry<CareerFile, ArticleWords>[]
  press: Entry<PressFile, PressWords>[]
}
export type CareEntry = Entry<CareFile, CareWords>
export type FaqEntry = Entry<FaqFile, FaqWords>
export type PageEntry = Entry<PageFile, PageWords>
export type AccessoryEntry = AccessoryFile & { source: YamlSource; id: string }
export type NoticeEntry = Entry<NoticeFile, NoticeWords>
export type ShopsEntry = Sourced<ShopsFile> & { country: string }

/** The parsed content, before the rules have checked it. */
export type ContentDraft = {
  site: Sourced<SiteFile> | undefined
  countries: Sourced<CountriesFile> | undefined
  glossary: Sourced<GlossaryFile> | undefined
  search: Sourced<SearchFile> | undefined
  banners: Sourced<BannersFile> | undefined
  home: Sourced<HomeFile> | undefined
  categories: CategoryEntry[]
  series: SeriesEntry[]
  products: ProductEntry[]
  features: FeatureEntry[]
  articles: ArticleEntries
  /** By category: the id is the category's slug. */
  faq: FaqEntry[]
  /** By category, as `faq`. */
  care: CareEntry[]
  pages: PageEntry[]
  notices: NoticeEntry[]
  accessories: AccessoryEntry[]
  charges: Sourced<ChargesFile> | undefined
  warranty: Sourced<WarrantyFile> | undefined
  stores: Sourced<StoresFile> | undefined
  areas: Sourced<AreasFile> | undefined
  /** By country. */
  shops: ShopsEntry[]
  postalSectors: Sourced<PostalSectorsFile> | undefined
  /** Entries (`series/vela`) and files (`products/rh-9010/en.yaml`) that exist but could not be parsed. References to them are not faults. */
  unreadable: ReadonlySet<string>
}

type SingleFiles = 'site' | 'countries' | 'banners' | 'home'
export type Content = ContentDraft & { [name in SingleFiles]: NonNullable<ContentDraft[name]> }

export function isComplete(draft: ContentDraft): draft is Content {
  return draft.site !== undefined && draft.countries !== undefined && draft.banners !== undefined && draft.home !== undefined
}
