import type { MediaLibrary } from '#catalog/media/media-library.ts'
import type { ContentIndex } from '#catalog/snapshot/content-index.ts'
import type { Articles } from '#catalog/snapshot/editorial-part.ts'
import type { Product } from '#catalog/snapshot/snapshot.ts'
import { entryOf } from '#contract/content/entry-of.ts'
import { kindOfFile } from '#contract/content/kinds.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import { articlesOf } from '#publishing/build/entries/build-articles.ts'
import { createFirstPictures, productsInOrder, smallParts } from '#publishing/build/entries/build-snapshot.ts'
import { mediaOf } from '#publishing/build/entries/parts.ts'
import { createFactBook } from '#publishing/build/fact-book.ts'
import { articleRow, articleSummary, productRow, productSummary } from '#publishing/build/write-content.ts'
import type { Content } from '#publishing/read/content-draft.ts'
import type { ContentFile, TextOf } from '#publishing/read/content-file.ts'
import { parsedFile } from '#publishing/read/parsed-yaml.ts'
import { markedEntry } from './mark-content.ts'
import type { Marks } from './marks.ts'
import { entryIn, isArticle, replaced, withFile } from './replace-entry.ts'

type AnyArticle = Articles[ArticleKind][number]

/** A version of the content that was checked in whole. */
export type CheckedVersion = {
  index: ContentIndex
  content: Content
  /** The same with marks. */
  marked: Content
  media: MediaLibrary
  /** Of each file that was read. */
  hashes: ReadonlyMap<string, string>
}

type Parts = {
  /** Entries that are not shown as they are written. */
  faulty: ReadonlySet<string>
  marks: Marks
  textOf: TextOf
}

/** More have not been typed. */
const mostChanged = 5

/**
 * An index over that of an earlier version, in which only the entries of changed files are built again: the time for it hardly
 * grows with the content. Changed files fit their schemas, but the rules have not checked them. Everything else is as before: what is found by search,
 * and facts of these entries that others name. Undefined if more than texts and facts of known entries have changed.
 */
export async function quickIndex(
  { index, content, marked, media, hashes }: CheckedVersion,
  files: readonly ContentFile[],
  { faulty, marks, textOf }: Parts,
): Promise<ContentIndex | undefined> {
  const changed = files.filter(({ file, hash }) => hashes.get(file) !== hash)
  const isNew =
    changed.length === 0 ||
    changed.length > mostChanged ||
    files.length - hashes.size !== changed.filter(({ file }) => !hashes.has(file)).length
  if (isNew || changed.some(({ file }) => faulty.has(entryOf(file)))) return undefined
  let [all, shown] = [content, marked]
  for (const file of changed) {
    const kind = kindOfFile(file.file)
    const before = entryIn(all, file.file)
    const parsed = parsedFile(file, textOf)
    if (!kind || !before || parsed.check(kind.schema).length > 0) return undefined
    const entry = withFile(before, parsed, kind)
    if (!hasSameName(before, entry)) return undefined
    all = replaced(all, entry)
    shown = replaced(shown, markedEntry(entry, marks))
  }
  try {
    return await withEntries(
      index,
      shown,
      media,
      changed.map(({ file }) => file),
    )
  } catch {
    // A file names a picture that is new, say. The check says what is wrong.
    return undefined
  }
}

const names = ['id', 'code', 'category', 'series']
const hasSameName = (a: object, b: object) => names.every((name) => Reflect.get(a, name) === Reflect.get(b, name))

async function withEntries(
  below: ContentIndex,
  content: Content,
  media: MediaLibrary,
  files: readonly string[],
): Promise<ContentIndex> {
  const facts = createFactBook(content)
  const found = mediaOf(media)
  const products = new Map<string, Product>()
  const articles = new Map<string, AnyArticle>()
  let hasOthers = false
  for (const file of files) {
    const { kind, id } = kindOfFile(file) ?? { kind: '', id: '' }
    if (kind === 'product') {
      const product = productsInOrder(content, found, facts)
        .find(({ entry }) => entry.source.folder === `products/${id}`)
        ?.build()
      if (product) products.set(product.id, product)
    } else if (isArticle(kind)) {
      const article = articlesOf(kind, content.articles, found, facts)
        .find(({ entry }) => entry.id === id)
        ?.build()
      if (article) articles.set(`${kind}/${id}`, article)
    } else hasOthers = true
  }

  function rowsOf<Kind extends ArticleKind>(kind: Kind) {
    return below.articles[kind].map((row) => {
      const article = articles.get(`${kind}/${row.id}`)
      return article ? articleRow(kind, article) : row
    })
  }

  return {
    ...below,
    ...(hasOthers && (await smallParts(content, found, below.version, firstPictures(below), facts))),
    products: below.products.map((row) => {
      const product = products.get(row.id)
      return product ? productRow(productSummary(product)) : row
    }),
    articles: {
      news: rowsOf('news'),
      video: rowsOf('video'),
      recipe: rowsOf('recipe'),
      happiness: rowsOf('happiness'),
      case: rowsOf('case'),
      career: rowsOf('career'),
      press: rowsOf('press'),
    },
    product: (id) => products.get(id) ?? below.product(id),
    productSummary(id) {
      const product = products.get(id)
      return product ? productSummary(product) : below.productSummary(id)
    },
    // An article is stored under its kind.
    article: <Kind extends ArticleKind>(kind: Kind, id: string) =>
      (articles.get(`${kind}/${id}`) as Articles[Kind][number] | undefined) ?? below.article(kind, id),
    articleSummary<Kind extends ArticleKind>(kind: Kind, id: string) {
      const article = articles.get(`${kind}/${id}`) as Articles[Kind][number] | undefined
      return article ? articleSummary<Kind>(article) : below.articleSummary(kind, id)
    },
  }
}

function firstPictures(index: ContentIndex) {
  const pictures = createFirstPictures()
  for (const { id } of index.products) pictures.noted(index.productSummary(id))
  return pictures
}
