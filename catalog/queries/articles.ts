import { ArticleProse, ArticleTexts, CareerFacts, CaseFacts, VideoFacts } from '#contract/content/editorial/article.ts'
import { RecipeCardFacts, RecipeFacts, RecipeTexts } from '#contract/content/editorial/recipe.ts'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import type { ArticleCards, ArticleKind, ArticleViews } from '#contract/views/articles.ts'
import type { FileLink, ProductCard } from '#contract/views.ts'
import { htmlIn, textIn, textsIn } from '../localised.ts'
import { eachField, shownIn } from '../shown-fields.ts'
import type { Article, ArticleSummaries, Articles, FullArticle, VideoArticle } from '../snapshot/editorial-part.ts'
import { fileLink, pictureFile, pictureView } from './picture-view.ts'
import { ingredientLists } from './recipe-parts.ts'

/** Gives the product cards for the codes of an article. */
export type CardsOf = (codes: readonly string[]) => ProductCard[]

function commonCard<Kind extends ArticleKind>(kind: Kind, article: Article, language: Language) {
  const { id, published, picture } = article
  return {
    kind,
    id,
    ...eachField(ArticleTexts, article, (words) => textIn(words, language)),
    published,
    picture: pictureFile(picture),
  }
}

type CardOf = { [Kind in ArticleKind]: (article: ArticleSummaries[Kind], language: Language) => ArticleCards[Kind] }
const cardOf: CardOf = {
  news: (article, language) => commonCard('news', article, language),
  happiness: (article, language) => commonCard('happiness', article, language),
  video: (article, language) => ({ ...commonCard('video', article, language), ...shownIn(VideoFacts, article, language) }),
  recipe: (recipe, language) => ({
    ...commonCard('recipe', recipe, language),
    totalMinutes: recipe.prepMinutes + recipe.cookMinutes,
    ...shownIn(RecipeCardFacts, recipe, language),
  }),
  case: (article, language) => ({
    ...commonCard('case', article, language),
    caseKind: article.caseKind,
    ...shownIn(CaseFacts, article, language),
    kitchens: article.kitchens,
  }),
  career: (article, language) => ({ ...commonCard('career', article, language), ...shownIn(CareerFacts, article, language) }),
  press: (article, language) => commonCard('press', article, language),
}

/** An article as lists show it. */
export function articleCard<Kind extends ArticleKind>(
  kind: Kind,
  article: ArticleSummaries[Kind],
  language: Language,
): ArticleCards[Kind] {
  return cardOf[kind](article, language)
}

type ViewOf = {
  [Kind in ArticleKind]: (article: Articles[Kind][number], language: Language, cardsOf: CardsOf) => ArticleViews[Kind]
}
const detailsOf = (article: FullArticle, language: Language, cardsOf: CardsOf) => ({
  picture: pictureView(article.picture, language),
  ...eachField(ArticleProse, article, (words) => htmlIn(words, language)),
  products: cardsOf(article.products),
})
const viewOf: ViewOf = {
  news: (article, language, cardsOf) => ({ ...cardOf.news(article, language), ...detailsOf(article, language, cardsOf) }),
  happiness: (article, language, cardsOf) => ({
    ...cardOf.happiness(article, language),
    ...detailsOf(article, language, cardsOf),
  }),
  case: (article, language, cardsOf) => ({ ...cardOf.case(article, language), ...detailsOf(article, language, cardsOf) }),
  career: (article, language, cardsOf) => ({ ...cardOf.career(article, language), ...detailsOf(article, language, cardsOf) }),
  press: (article, language, cardsOf) => ({
    ...cardOf.press(article, language),
    ...detailsOf(article, language, cardsOf),
    contact: article.contact,
    downloads: article.downloads.map(({ picture, credit }) => {
      const shown = pictureView(picture, language)
      return { picture: shown, caption: shown.alt, credit }
    }),
  }),
  video: (article, language, cardsOf) => ({
    ...cardOf.video(article, language),
    ...detailsOf(article, language, cardsOf),
    ...player(article, language),
  }),
  recipe: (recipe, language, cardsOf) => ({
    ...cardOf.recipe(recipe, language),
    picture: pictureView(recipe.picture, language),
    ...shownIn(RecipeFacts, recipe, language),
    ingredients: ingredientLists(recipe.ingredients, language),
    steps: textsIn(recipe.steps, language),
    ...eachField(RecipeTexts, recipe, (words) => textIn(words, language)),
    products: cardsOf(recipe.products),
  }),
}

/** An article as its own page shows it. */
export function articleView<Kind extends ArticleKind>(
  kind: Kind,
  article: Articles[Kind][number],
  language: Language,
  cardsOf: CardsOf,
): ArticleViews[Kind] {
  return viewOf[kind](article, language, cardsOf)
}

/** The player starts with captions in the visitor's language, or else in English. */
function player({ sources, picture, title, captions }: VideoArticle, language: Language) {
  const tracks = languageNames.flatMap((name): FileLink[] => (captions[name] ? [fileLink(captions[name], name)] : []))
  const own = tracks.find((track) => track.language === language) ?? tracks.find((track) => track.language === defaultLanguage)
  return {
    player: {
      sources: sources.map((file) => fileLink(file)),
      poster: pictureView(picture, language),
      captions: own,
      title: textIn(title, language),
    },
    captions: tracks,
  }
}
