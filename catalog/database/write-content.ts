import { type ArticleKind, articleKinds } from '#contract/views/articles.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { Content } from '../reading/content-draft.ts'
import { articlesOf } from '../snapshot/build-articles.ts'
import { createFirstPictures, productsInOrder, smallParts } from '../snapshot/build-snapshot.ts'
import type { ArticleRow, ProductRow, ProductSummary } from '../snapshot/content-index.ts'
import type { Article, CaseArticle } from '../snapshot/editorial-part.ts'
import { mediaOf } from '../snapshot/parts.ts'
import type { Product } from '../snapshot/snapshot.ts'
import type { ContentDatabase } from './content-database.ts'
import { isSame, packed } from './packed.ts'

/** Keys of the entries whose words for search may have changed. `all`: a name that many entries show has changed. */
export type ChangedEntries = ReadonlySet<string> | 'all'

export const entryKey = (kind: string, id: string) => `${kind}/${id}`

/**
 * Writes content that has passed all checks, one entry after the other: at a hundred times the demo content, all entries at once would
 * take more memory than the site. In a copy of an earlier version, only what has changed is written. Returns what has changed.
 */
export async function writeContent(
  database: ContentDatabase,
  content: Content,
  media: MediaLibrary,
  version: string,
): Promise<ChangedEntries> {
  const found = mediaOf(media)
  const pictures = createFirstPictures()
  const before = sharedWords(database)
  database.exec('begin')
  const entries = entryWriter(database)

  const products: ProductRow[] = []
  for (const product of productsInOrder(content, found)) {
    pictures.noted(product)
    products.push(productRow(product))
    entries.write('product', product.id, productSummary(product), product)
  }
  const rows: Record<string, readonly object[]> = { product: products }
  for (const kind of articleKinds) {
    const own: ArticleRow[] = []
    for (const article of articlesOf(kind, content.articles, found)) {
      own.push(articleRow(kind, article))
      entries.write(kind, article.id, articleSummary(article), article)
    }
    rows[kind] = own
  }
  entries.removeOthers()

  writeRows(database, rows)
  writeParts(database, await smallParts(content, found, version, pictures))
  writeMedia(database, media)
  database.exec('commit')

  return sharedWords(database) === before ? entries.changed : 'all'
}

/** Names of categories and series, which products are found by. */
function sharedWords(database: ContentDatabase): string {
  const rows = database.prepare("select value from parts where name in ('categories', 'series') order by name").all()
  return JSON.stringify(rows)
}

function writeParts(database: ContentDatabase, parts: object) {
  const insert = database.prepare('insert or replace into parts (name, value) values (?, ?)')
  for (const [name, value] of Object.entries(parts)) insert.run(name, JSON.stringify(value))
}

function writeRows(database: ContentDatabase, rows: Record<string, readonly object[]>) {
  database.exec('delete from list_rows')
  const insert = database.prepare('insert into list_rows (kind, position, value) values (?, ?, ?)')
  for (const [kind, own] of Object.entries(rows)) {
    for (const [position, row] of own.entries()) insert.run(kind, position, JSON.stringify(row))
  }
}

function writeMedia(database: ContentDatabase, { pictures, files }: MediaLibrary) {
  database.exec('delete from media')
  const insert = database.prepare('insert or replace into media (url, kind, value) values (?, ?, ?)')
  for (const master of pictures.values()) insert.run(master.src, 'picture', JSON.stringify(master))
  for (const file of files.values()) insert.run(file.url, 'file', JSON.stringify(file))
}

/** Writes an entry only if it differs from the one in the database. */
function entryWriter(database: ContentDatabase) {
  const changed = new Set<string>()
  const seen = new Set<string>()
  const find = database.prepare('select body from entries where kind = ? and id = ?')
  const upsert = database.prepare(
    'insert into entries (kind, id, summary, body) values (?, ?, ?, ?) ' +
      'on conflict (kind, id) do update set summary = excluded.summary, body = excluded.body',
  )
  const remove = database.prepare('delete from entries where kind = ? and id = ?')

  return {
    changed,
    write(kind: string, id: string, summary: object, entry: object) {
      const body = packed(entry)
      seen.add(entryKey(kind, id))
      if (isSame(find.get(kind, id)?.['body'], body)) return
      upsert.run(kind, id, packed(summary), body)
      changed.add(entryKey(kind, id))
    },
    removeOthers() {
      for (const row of database.prepare('select kind, id from entries').all()) {
        const { kind, id } = row as { kind: string; id: string }
        if (seen.has(entryKey(kind, id))) continue
        remove.run(kind, id)
        changed.add(entryKey(kind, id))
      }
    },
  }
}

function productRow({ id, code, category, seriesId, isOutside, discontinued, values, recommended }: Product): ProductRow {
  return { id, code, category, seriesId, isOutside, discontinued, values, recommended }
}

function productSummary(product: Product): ProductSummary {
  const { title, tags, documents, documentsEdition, successor, pictures } = product
  return { ...productRow(product), title, tags, documents, documentsEdition, successor, pictures: [pictures[0]] }
}

function articleRow(kind: ArticleKind, article: Article): ArticleRow {
  const { id, published, recommended, products } = article
  return { id, published, recommended, products, isProject: kind === 'case' && (article as CaseArticle).caseKind === 'project' }
}

/** Only a page of its own shows these fields. */
const longFields = new Set(['content', 'ingredients', 'steps', 'tip', 'cuisine', 'calories', 'sources', 'captions'])

function articleSummary(article: Article): object {
  return Object.fromEntries(Object.entries(article).filter(([name]) => !longFields.has(name)))
}
