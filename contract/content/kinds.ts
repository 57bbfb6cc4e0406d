import type { z } from 'zod'
import { type Language, languageNames } from '../languages.ts'
import { AccessoryFile, ChargesFile, WarrantyFile } from './accessory.ts'
import { CareFile, CareWords } from './care.ts'
import { CategoryFile, SeriesFile } from './category.ts'
import { ArticleWords, CareerFile, CaseFile, NewsFile, PressFile, PressWords, VideoFile } from './editorial/article.ts'
import { GlossaryFile } from './editorial/glossary.ts'
import { PageFile, PageWords } from './editorial/page.ts'
import { RecipeFile, RecipeWords } from './editorial/recipe.ts'
import { BannersFile, CountriesFile, HomeFile, SiteFile } from './editorial/site.ts'
import { FeatureFile, FeatureWords } from './feature.ts'
import { AreasFile, PostalSectorsFile, ShopsFile, StoresFile } from './place.ts'
import { ProductFile, ProductWords } from './product.ts'
import { SearchFile } from './search.ts'
import { FaqFile, FaqWords, NoticeFile, NoticeWords } from './support.ts'

/** Content whose entries are folders: `<folder>/<id>/<facts>`, and beside it `<language>.yaml` if the kind has `words`. */
type FolderKind = { folder: string; facts: string; schema: z.ZodType; words?: z.ZodType }

export const folderKinds = {
  product: { folder: 'products', facts: 'product.yaml', schema: ProductFile, words: ProductWords },
  series: { folder: 'series', facts: 'series.yaml', schema: SeriesFile },
  category: { folder: 'categories', facts: 'category.yaml', schema: CategoryFile },
  accessory: { folder: 'accessories', facts: 'accessory.yaml', schema: AccessoryFile },
  news: { folder: 'news', facts: 'news.yaml', schema: NewsFile, words: ArticleWords },
  video: { folder: 'videos', facts: 'video.yaml', schema: VideoFile, words: ArticleWords },
  recipe: { folder: 'recipes', facts: 'recipe.yaml', schema: RecipeFile, words: RecipeWords },
  case: { folder: 'cases', facts: 'case.yaml', schema: CaseFile, words: ArticleWords },
  happiness: { folder: 'happiness', facts: 'happiness.yaml', schema: NewsFile, words: ArticleWords },
  press: { folder: 'press', facts: 'press.yaml', schema: PressFile, words: PressWords },
  career: { folder: 'careers', facts: 'career.yaml', schema: CareerFile, words: ArticleWords },
  feature: { folder: 'features', facts: 'feature.yaml', schema: FeatureFile, words: FeatureWords },
  page: { folder: 'pages', facts: 'page.yaml', schema: PageFile, words: PageWords },
  notice: { folder: 'notices', facts: 'notice.yaml', schema: NoticeFile, words: NoticeWords },
  faq: { folder: 'faq', facts: 'questions.yaml', schema: FaqFile, words: FaqWords },
  care: { folder: 'care', facts: 'care.yaml', schema: CareFile, words: CareWords },
} as const satisfies Record<string, FolderKind>
export type FolderKindName = keyof typeof folderKinds

/** Content of one file each. */
export const fileKinds = {
  site: { file: 'site.yaml', schema: SiteFile },
  home: { file: 'home.yaml', schema: HomeFile },
  banners: { file: 'banners.yaml', schema: BannersFile },
  stores: { file: 'stores.yaml', schema: StoresFile },
  charges: { file: 'charges.yaml', schema: ChargesFile },
  warranty: { file: 'warranty.yaml', schema: WarrantyFile },
  countries: { file: 'countries.yaml', schema: CountriesFile },
  areas: { file: 'shops/areas.yaml', schema: AreasFile },
  postalSectors: { file: 'shops/postal-sectors.yaml', schema: PostalSectorsFile },
  search: { file: 'search.yaml', schema: SearchFile },
  glossary: { file: 'glossary.yaml', schema: GlossaryFile },
} as const satisfies Record<string, { file: string; schema: z.ZodType }>
export type FileKindName = keyof typeof fileKinds

/** `shops/<country>.yaml`: one file per country, whose name is the id. */
const shopsKind = { folder: 'shops', schema: ShopsFile } as const

export type ContentKindName = FolderKindName | FileKindName | 'shops'

/** What a content file is. Without `language` it has the facts. `id` is empty for content of a single file. */
export type ContentFileKind = { kind: ContentKindName; id: string; language?: Language; schema: z.ZodType }

/** Tells what the file of this path below the content folder is. Undefined if the site does not read it. */
export function kindOfFile(file: string): ContentFileKind | undefined {
  for (const [kind, { file: name, schema }] of entriesOf(fileKinds)) if (name === file) return { kind, id: '', schema }
  const [folder, id, name, ...deeper] = file.split('/')
  if (folder === undefined || id === undefined || deeper.length > 0) return undefined
  if (name === undefined) {
    const isShops = folder === shopsKind.folder && id.endsWith('.yaml')
    return isShops ? { kind: 'shops', id: id.slice(0, -'.yaml'.length), schema: shopsKind.schema } : undefined
  }
  const found = entriesOf(folderKinds).find(([, kind]) => kind.folder === folder)
  if (!found) return undefined
  const [kind, { facts, schema, ...rest }] = found
  if (name === facts) return { kind, id, schema }
  const language = languageNames.find((one) => name === `${one}.yaml`)
  return language !== undefined && 'words' in rest ? { kind, id, language, schema: rest.words } : undefined
}

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T & ContentKindName, T[keyof T]][]
