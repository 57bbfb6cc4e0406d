import { entryOf } from '#contract/content/entry-of.ts'
import { type ContentFileKind, type ContentKindName, kindOfFile } from '#contract/content/kinds.ts'
import { type ArticleKind, articleKinds } from '#contract/views/articles.ts'
import type { Content } from '#publishing/read/content-draft.ts'
import type { StoredFile } from '#publishing/read/parsed-yaml.ts'
import type { YamlSource } from '#publishing/read/yaml-source.ts'

/** An entry of the content, or a file of its own. */
export type AnyEntry = {
  source: YamlSource
  words?: { readonly [language: string]: StoredFile<unknown> | undefined }
  data?: unknown
}

/** Where the content has the entries whose folders have several. */
const lists = {
  product: 'products',
  series: 'series',
  category: 'categories',
  accessory: 'accessories',
  feature: 'features',
  page: 'pages',
  notice: 'notices',
  faq: 'faq',
  care: 'care',
} as const satisfies Partial<Record<ContentKindName, keyof Content>>
const singles = ['site', 'home', 'banners', 'stores', 'charges', 'warranty'] as const

const isIn = <Name extends string>(names: readonly Name[], name: string): name is Name => names.some((one) => one === name)
export const isArticle = (kind: string): kind is ArticleKind => isIn(articleKinds, kind)
const isList = (kind: string): kind is keyof typeof lists => Object.hasOwn(lists, kind)

/** The entry of a file. Undefined if the content has none yet. */
export function entryIn(content: Content, file: string): AnyEntry | undefined {
  const kind = kindOfFile(file)?.kind
  if (kind === undefined) return undefined
  if (isIn(singles, kind)) return content[kind]
  const entry = entryOf(file)
  const entries: readonly AnyEntry[] = isArticle(kind) ? content.articles[kind] : isList(kind) ? content[lists[kind]] : []
  return entries.find(({ source }) => entryOf(source.file) === entry)
}

/** The content with an entry in the place of an earlier version of it. */
export function replaced(content: Content, entry: AnyEntry): Content {
  const kind = kindOfFile(entry.source.file)?.kind ?? ''
  const name = entryOf(entry.source.file)
  const inList = (entries: readonly AnyEntry[]) => entries.map((one) => (entryOf(one.source.file) === name ? entry : one))
  if (isArticle(kind)) return { ...content, articles: { ...content.articles, [kind]: inList(content.articles[kind]) } }
  if (isList(kind)) return { ...content, [lists[kind]]: inList(content[lists[kind]]) }
  return { ...content, [kind]: entry }
}

/** An entry with another version of one of its files, which fits its schema. */
export function withFile(entry: AnyEntry, file: StoredFile<unknown>, { language, kind, id }: ContentFileKind): AnyEntry {
  if (language !== undefined) return { ...entry, words: { ...entry.words, [language]: file } }
  const { source } = file
  const data = file.load()
  if ('data' in entry) return { source, data }
  const { words } = entry
  // What reading adds to the facts (see `read-content.ts`).
  const named = kind === 'product' ? {} : kind === 'category' ? { slug: id } : { id }
  return { ...(data as object), ...named, source, ...(words && { words }) }
}
