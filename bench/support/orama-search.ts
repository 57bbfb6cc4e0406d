import { type AnyOrama, create, insertMultiple, type Results, search } from '@orama/orama'
import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import { hitUrl } from '#contract/pages/hit-url.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import { articleEntries, otherEntries, productEntries, type WordsForSearch } from '#publishing/build/search/search-entries.ts'
import type { Search } from '#tests/search-quality/measure.ts'

const schema = { link: 'string', title: 'string', keywords: 'string', intro: 'string', body: 'string' } as const
const properties = ['title', 'keywords', 'intro', 'body'] as const
const boost = { title: 4, keywords: 3, intro: 2 }
// With one wrong letter allowed, other words come first too often.
const tolerance = 0
const limit = 50
const articleKinds = ['news', 'recipe', 'video', 'happiness', 'case', 'press', 'career'] as const satisfies ArticleKind[]

type Entry = Record<keyof typeof schema, string>

/** The entries of the site's own search in Orama, with the settings that answer most queries. */
export function oramaSearch(catalog: Catalog, words: WordsForSearch): Search {
  const databases = new Map(languageNames.map((language) => [language, databaseOf(catalog, language, words)]))
  return async (language, query) => {
    const database = databases.get(language)
    if (!database) return []
    // Only plugins make it a promise.
    const { hits } = search(database, { term: query, properties: [...properties], boost, tolerance, limit }) as Results<Entry>
    return hits.map(({ document }) => document.link)
  }
}

function databaseOf(catalog: Catalog, language: Language, words: WordsForSearch): AnyOrama {
  const database = create({ schema, components: { tokenizer: tokenizerOf(language) } })
  insertMultiple(database, entriesOf(catalog, language, words))
  return database
}

function entriesOf(catalog: Catalog, language: Language, words: WordsForSearch): Entry[] {
  const entries = [
    ...catalog.supportedCodes().flatMap((code) => productEntries(catalog, language, code)),
    ...articleKinds.flatMap((kind) => catalog.articleIds(kind).flatMap((id) => articleEntries(catalog, language, kind, id))),
    ...otherEntries(catalog, language, words),
  ]
  return entries.map(({ target, title, intro, keywords, body }) => ({
    link: hitUrl(defaultLanguage, target),
    title: title.text,
    keywords,
    intro: intro.text,
    body: body.text,
  }))
}

/** Orama's own tokenizer knows no Chinese or Korean, and its stemmer only English. */
function tokenizerOf(language: Language) {
  if (language === 'en') return { language: 'english' as const, stemming: true }
  if (language === 'id') return { language: 'indonesian' as const }
  return { language, normalizationCache: new Map(), tokenize: (text: string) => [...new Set(pairsOf(text))] }
}

/** Latin words, and pairs of characters of any other word: they find more than the words of `Intl.Segmenter`. */
function pairsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9-]+|[^\sa-z0-9\p{P}]+/gu) ?? []
  return words.flatMap((word) =>
    /[a-z0-9]/.test(word) || word.length < 3
      ? [word]
      : Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)),
  )
}
