import { createHash } from 'node:crypto'
import type { ContentDatabase } from '#catalog/database/content-database.ts'
import { packed } from '#catalog/database/packed.ts'
import { contentHash } from '#catalog/documents/content-hash.ts'
import type { MediaLibrary } from '#catalog/media/media-library.ts'
import {
  type ArticleRow,
  type ProductRow,
  type ProductSummary,
  productRowFields,
  productSummaryFields,
  type SmallParts,
} from '#catalog/snapshot/content-index.ts'
import type { ArticleSummaries, Articles } from '#catalog/snapshot/editorial-part.ts'
import type { Product } from '#catalog/snapshot/snapshot.ts'
import { allFields, pick } from '#contract/objects/all-fields.ts'
import { type ArticleKind, articleKinds } from '#contract/views/articles.ts'
import type { Content } from '../read/content-draft.ts'
import { articlesOf } from './entries/build-articles.ts'
import { createFirstPictures, productsInOrder, smallParts } from './entries/build-snapshot.ts'
import { mediaOf } from './entries/parts.ts'
import { createFactBook } from './fact-book.ts'
import { inputsOf } from './inputs-of.ts'

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
  const facts = createFactBook(content)
  const pictures = createFirstPictures()
  const before = sharedWords(database)
  database.exec('begin')
  const entries = entryWriter(database)

  const rows = rowWriter(database)
  for (const { entry, category, build } of productsInOrder(content, found, facts)) {
    const inputs = inputsOf(
      entry,
      media,
      JSON.stringify([category.parameters, category.sparePartsYears, facts.usedBy(entry.words)]),
    )
    const summary = entries.write({ kind: 'product', id: entry.id, inputs, build, summaryOf: productSummary })
    rows.add('product', productRow(pictures.noted(summary)))
  }
  for (const kind of articleKinds) {
    for (const { entry, build } of articlesOf(kind, content.articles, found, facts)) {
      const inputs = inputsOf(entry, media, facts.usedBy(entry.words))
      const summary = entries.write({ kind, id: entry.id, inputs, build, summaryOf: articleSummary })
      rows.add(kind, articleRow(kind, summary))
    }
  }
  entries.removeOthers()

  writeParts(database, rows, await smallParts(content, found, version, pictures, facts))
  writeMedia(database, media)
  database.exec('commit')

  return sharedWords(database) === before ? entries.changed : 'all'
}

/** A hash of the names of categories and series, which products are found by. */
function sharedWords(database: ContentDatabase): string {
  const sum = createHash('sha1')
  const rows = database.prepare("select value from list_rows where kind = 'series' order by position")
  const parts = database.prepare("select value from parts where name = 'categories'")
  for (const { value } of [...rows.all(), ...parts.all()]) sum.update(String(value))
  return sum.digest('base64url')
}

function writeParts(database: ContentDatabase, rows: ReturnType<typeof rowWriter>, parts: SmallParts) {
  const insert = database.prepare('insert or replace into parts (name, value) values (?, ?)')
  const { series, ...others } = parts
  for (const one of series) rows.add('series', one)
  for (const [name, value] of Object.entries(others)) insert.run(name, JSON.stringify(value))
}

/** Rows are written in the order of the lists. */
function rowWriter(database: ContentDatabase) {
  database.exec('delete from list_rows')
  const insert = database.prepare('insert into list_rows (kind, position, value) values (?, ?, ?)')
  const lengths = new Map<string, number>()
  return {
    add(kind: string, row: object) {
      const position = lengths.get(kind) ?? 0
      insert.run(kind, position, JSON.stringify(row))
      lengths.set(kind, position + 1)
    },
  }
}

function writeMedia(database: ContentDatabase, { pictures, files }: MediaLibrary) {
  database.exec('delete from media')
  const insert = database.prepare('insert or replace into media (url, kind, value) values (?, ?, ?)')
  for (const master of pictures.values()) insert.run(master.src, 'picture', JSON.stringify(master))
  for (const file of files.values()) insert.run(file.url, 'file', JSON.stringify(file))
}

type Writing<Entry, Summary> = {
  kind: string
  id: string
  inputs: string
  build: () => Entry
  summaryOf: (entry: Entry) => Summary
}

/** Builds and writes an entry only if its inputs differ from those in the database. */
function entryWriter(database: ContentDatabase) {
  const changed = new Set<string>()
  const seen = new Set<string>()
  const find = database.prepare('select inputs, summary from entries where kind = ? and id = ?')
  const upsert = database.prepare(
    'insert into entries (kind, id, inputs, summary, body) values (?, ?, ?, ?, ?) on conflict (kind, id) do update ' +
      'set inputs = excluded.inputs, summary = excluded.summary, body = excluded.body',
  )
  const remove = database.prepare('delete from entries where kind = ? and id = ?')

  return {
    changed,
    /** Returns the summary. */
    write<Entry, Summary>({ kind, id, inputs, build, summaryOf }: Writing<Entry, Summary>): Summary {
      seen.add(entryKey(kind, id))
      const known = find.get(kind, id)
      if (known?.['inputs'] === inputs) return JSON.parse(String(known['summary'])) as Summary
      const entry = build()
      const summary = summaryOf(entry)
      upsert.run(kind, id, inputs, JSON.stringify(summary), packed(entry))
      changed.add(entryKey(kind, id))
      return summary
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

export const productRow = (product: ProductRow): ProductRow => pick(product, [...productRowFields, 'hash'])

export function productSummary(product: Product): ProductSummary {
  const fields = pick(product, [...productRowFields, ...productSummaryFields])
  return { ...fields, hash: contentHash(product), pictures: [product.pictures[0]] }
}

export function articleRow(kind: ArticleKind, article: ArticleSummaries[ArticleKind]): ArticleRow {
  const { id, published, recommended, products } = article
  const isProject = kind === 'case' && 'caseKind' in article && article.caseKind === 'project'
  const until = 'until' in article ? article.until : undefined
  return allFields<ArticleRow>({ id, published, until, recommended, products, isProject })
}

/** Only a page of its own shows these fields. */
const longFields = new Set([
  'content',
  'ingredients',
  'steps',
  'tip',
  'cuisine',
  'calories',
  'sources',
  'captions',
  'contact',
  'downloads',
])

export function articleSummary<Kind extends ArticleKind>(article: Articles[Kind][number]): ArticleSummaries[Kind] {
  const short = Object.entries(article).filter(([name]) => !longFields.has(name))
  // Object.fromEntries loses the types; a summary has all other fields of the article.
  return Object.fromEntries(short) as ArticleSummaries[Kind]
}
