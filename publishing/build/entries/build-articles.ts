import { type Localised, pickEach } from '#catalog/localised.ts'
import { eachField, fieldsOf } from '#catalog/shown-fields.ts'
import type {
  Article,
  Articles,
  CareerArticle,
  CaseArticle,
  FullArticle,
  PressArticle,
  Recipe,
  VideoArticle,
} from '#catalog/snapshot/editorial-part.ts'
import {
  ArticleProse,
  ArticleTexts,
  type ArticleWords,
  CareerFacts,
  CaseFacts,
  VideoFacts,
} from '#contract/content/editorial/article.ts'
import { RecipeCardFacts, RecipeFacts, RecipeTexts } from '#contract/content/editorial/recipe.ts'
import { languageNames } from '#contract/languages.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import type { ArticleEntries, Entry } from '#publishing/read/content-draft.ts'
import type { FactBook } from '../fact-book.ts'
import { type Buildable, type MediaOf, renderEach, wordsOf } from './parts.ts'

type Build = {
  [Kind in ArticleKind]: (entry: ArticleEntries[Kind][number], media: MediaOf, facts: FactBook) => Articles[Kind][number]
}
const build: Build = {
  news: buildPlainArticle,
  video: buildVideo,
  recipe: buildRecipe,
  happiness: buildPlainArticle,
  case: buildCase,
  career: buildCareer,
  press: buildPress,
}

/** The articles of a kind, newest first. */
export function articlesOf<Kind extends ArticleKind>(
  kind: Kind,
  entries: ArticleEntries,
  media: MediaOf,
  facts: FactBook,
): Buildable<ArticleEntries[Kind][number], Articles[Kind][number]>[] {
  return entries[kind].toSorted(newestFirst).map((entry) => ({ entry, build: () => build[kind](entry, media, facts) }))
}

type Dated = { published: string; id: string }
function newestFirst(a: Dated, b: Dated): number {
  return b.published.localeCompare(a.published) || a.id.localeCompare(b.id)
}

type Facts = { published: string; recommended: boolean; picture: string; products?: string[] }
type Words = { title: string; intro: string; pictureAlt?: string }
type ArticleEntry = Entry<Facts, ArticleWords>

function buildArticle<W extends Words>(entry: Entry<Facts, W>, words: Localised<W>, media: MediaOf): Article {
  const { id, published, recommended, source, picture, products = [] } = entry
  const title = pickEach(words, (own) => own.title)
  const alt = pickEach(words, ({ pictureAlt }) => pictureAlt, title.en)
  return {
    id,
    published,
    recommended,
    ...eachField(ArticleTexts, words.en, (_, field) => pickEach(words, (own) => own[field])),
    picture: media.picture(source.folder, picture, alt),
    products,
  }
}

function buildPlainArticle(entry: ArticleEntry, media: MediaOf, facts: FactBook): FullArticle {
  const words = wordsOf(entry.words, facts, Object.keys(ArticleProse.shape))
  return {
    ...buildArticle(entry, words, media),
    ...eachField(ArticleProse, words.en, (_, field) => renderEach(pickEach(words, (own) => own[field]))),
  }
}

function buildCase(entry: ArticleEntries['case'][number], media: MediaOf, facts: FactBook): CaseArticle {
  const { kind, units } = entry
  return { ...buildPlainArticle(entry, media, facts), ...fieldsOf(CaseFacts, entry), caseKind: kind, kitchens: units }
}

function buildCareer(entry: ArticleEntries['career'][number], media: MediaOf, facts: FactBook): CareerArticle {
  return { ...buildPlainArticle(entry, media, facts), ...fieldsOf(CareerFacts, entry) }
}

function buildPress(entry: ArticleEntries['press'][number], media: MediaOf, facts: FactBook): PressArticle {
  const words = wordsOf(entry.words, facts, Object.keys(ArticleProse.shape))
  return {
    ...buildPlainArticle(entry, media, facts),
    contact: entry.contact,
    downloads: entry.downloads.map(({ picture, credit }, index) => {
      const caption = pickEach(words, ({ captions }) => captions[index])
      return { picture: media.picture(entry.source.folder, picture, caption), credit }
    }),
  }
}

function buildVideo(entry: ArticleEntries['video'][number], media: MediaOf, facts: FactBook): VideoArticle {
  const { folder } = entry.source
  const captions: VideoArticle['captions'] = {}
  for (const language of languageNames) {
    const path = entry.captions[language]
    if (path !== undefined) captions[language] = media.file(folder, path)
  }
  return {
    ...buildPlainArticle({ ...entry, products: entry.product === undefined ? [] : [entry.product] }, media, facts),
    ...fieldsOf(VideoFacts, entry),
    sources: entry.sources.map((path) => media.file(folder, path)),
    captions,
  }
}

function buildRecipe(entry: ArticleEntries['recipe'][number], media: MediaOf, facts: FactBook): Recipe {
  const words = wordsOf(entry.words, facts, Object.keys(ArticleProse.shape))
  return {
    ...buildArticle(entry, words, media),
    ...fieldsOf(RecipeCardFacts, entry),
    ...fieldsOf(RecipeFacts, entry),
    ...eachField(RecipeTexts, words.en, (_, field) => pickEach(words, (own) => own[field])),
    ingredients: pickEach(words, ({ ingredients }) => ingredients),
    steps: pickEach(words, ({ steps }) => steps),
  }
}
