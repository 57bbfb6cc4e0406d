import { type ArticleKind, articleKinds } from '#contract/views/articles.ts'
import type { MediaFile, PictureMaster } from '../media/media-library.ts'
import { createSearch, type WriteIndex } from '../search/search-database.ts'
import type { ArticleRow, ArticleRows, ContentIndex, ProductRow, ProductSummary, SmallParts } from '../snapshot/content-index.ts'
import type { ArticleSummaries, Articles } from '../snapshot/editorial-part.ts'
import type { Product, Series } from '../snapshot/snapshot.ts'
import type { ContentDatabase, Statement } from './content-database.ts'
import { unpacked } from './packed.ts'

type Options = {
  /** For a database that may have no search index. */
  writeIndex?: WriteIndex
}

/** Opens a version of the content. */
export function openContent(database: ContentDatabase, { writeIndex }: Options = {}): ContentIndex {
  const parts = database.prepare('select name, value from parts').all()
  const listRows = database.prepare('select value from list_rows where kind = ? order by position')
  // The rows and parts were written from values of these types by the same code (see `content-format.ts`).
  const rows = <Row>(kind: string) => listRows.all(kind).map(({ value }) => JSON.parse(String(value)) as Row)
  const articles: Partial<Record<ArticleKind, ArticleRow[]>> = {}
  for (const kind of articleKinds) articles[kind] = rows(kind)

  const summaryOf = database.prepare('select summary as value from entries where kind = ? and id = ?')
  const bodyOf = database.prepare('select body as value from entries where kind = ? and id = ?')
  const summary = <Summary>(kind: string, id: string) => JSON.parse(String(found(summaryOf, kind, id))) as Summary
  const body = <Entry>(kind: string, id: string) => unpacked<Entry>(found(bodyOf, kind, id))
  const media = database.prepare('select value from media where url = ? and kind = ?')
  const index: Omit<ContentIndex, 'search'> = {
    ...(Object.fromEntries(parts.map(({ name, value }) => [name, JSON.parse(String(value))])) as SmallParts),
    series: rows<Series>('series'),
    products: rows<ProductRow>('product'),
    articles: articles as ArticleRows,
    product: (id) => body<Product>('product', id),
    productSummary: (id) => summary<ProductSummary>('product', id),
    article: <Kind extends ArticleKind>(kind: Kind, id: string) => body<Articles[Kind][number]>(kind, id),
    articleSummary: <Kind extends ArticleKind>(kind: Kind, id: string) => summary<ArticleSummaries[Kind]>(kind, id),
    picture: (src) => jsonIn(media.get(src, 'picture')),
    file: (url) => jsonIn(media.get(url, 'file')),
    pictures: () => mediaOf<PictureMaster>(database, 'picture'),
    files: () => mediaOf<MediaFile>(database, 'file'),
  }
  return { ...index, search: createSearch(database, index, writeIndex) }
}

/** All media of a kind. They are read at once: a statement that stays open would be lost when the next version is served. */
function mediaOf<Media>(database: ContentDatabase, kind: string): Iterable<Media> {
  const rows = database.prepare('select value from media where kind = ? order by url').all(kind)
  return rows.map(({ value }) => JSON.parse(String(value)) as Media)
}

function found(statement: Statement, ...key: [string] | [string, string]): unknown {
  const row = statement.get(...key)
  if (row === undefined) throw new Error(`The content database has no ${key.join(' ')}`)
  return row['value']
}

function jsonIn<Value>(row: Record<string, unknown> | undefined): Value | undefined {
  return row === undefined ? undefined : (JSON.parse(String(row['value'])) as Value)
}
