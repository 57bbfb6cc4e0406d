import type { Language } from '#contract/languages.ts'
import type { CategoryFile, SeriesFile } from '../schema/category.ts'
import type { FeatureFile, FeatureWords } from '../schema/feature.ts'
import type { ProductFile, ProductWords } from '../schema/product.ts'
import type { BannersFile, CountriesFile, HomeFile, SiteFile } from '../schema/site.ts'
import type { YamlSource } from './yaml-source.ts'

export type Sourced<T> = { source: YamlSource; data: T }
/** The words of an entry, one file a language. */
export type WordFiles<T> = { [language in Language]?: Sourced<T> }

export type CategoryEntry = CategoryFile & { source: YamlSource; slug: string }
export type SeriesEntry = SeriesFile & { source: YamlSource; id: string }
export type ProductEntry = ProductFile & { source: YamlSource; words: WordFiles<ProductWords> }
export type FeatureEntry = FeatureFile & { source: YamlSource; id: string; words: WordFiles<FeatureWords> }

/** What could be read of the content, before anything about it is proved. */
export type ContentDraft = {
  site: Sourced<SiteFile> | undefined
  countries: Sourced<CountriesFile> | undefined
  banners: Sourced<BannersFile> | undefined
  home: Sourced<HomeFile> | undefined
  categories: CategoryEntry[]
  series: SeriesEntry[]
  products: ProductEntry[]
  features: FeatureEntry[]
  /** Entries (`series/vela`) and files (`products/rh-9010/en.yaml`) that exist but have faults of their own: nothing else is broken by that. */
  unreadable: ReadonlySet<string>
}

type SingleFiles = 'site' | 'countries' | 'banners' | 'home'
export type Content = ContentDraft & { [name in SingleFiles]: NonNullable<ContentDraft[name]> }

export function isComplete(draft: ContentDraft): draft is Content {
  return draft.site !== undefined && draft.countries !== undefined && draft.banners !== undefined && draft.home !== undefined
}
