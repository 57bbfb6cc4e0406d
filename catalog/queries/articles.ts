import { ArticleProse, ArticleTexts, CaseFacts, VideoFacts } from '#contract/content/article.ts'
import { RecipeCardFacts, RecipeFacts, RecipeTexts } from '#contract/content/recipe.ts'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import type {
  ArticleCards,
  ArticleKind,
  ArticleViews,
  CaseCard,
  HappinessCard,
  NewsCard,
  RecipeCard,
  VideoCard,
} from '#contract/views/articles.ts'
import type { FileLink, ProductCard } from '#contract/views.ts'
import { htmlIn, textIn, textsIn } from '../localised.ts'
import { eachField, shownIn } from '../shown-fields.ts'
import type { Article, Articles, CaseArticle, Recipe, VideoArticle, WrittenArticle } from '../snapshot/editorial-part.ts'
import { fileLink, pictureView } from './picture-view.ts'
import { ingredientLists } from './recipe-parts.ts'

/** Gives the product cards for the codes of an article. */
export type CardsOf = (codes: readonly string[]) => ProductCard[]

function card<Kind extends ArticleKind>(kind: Kind, article: Article, language: Language) {
  const { id, published, picture } = article
  return {
    kind,
    id,
    ...eachField(ArticleTexts, article, (words) => textIn(words, language)),
    published,
    picture: pictureView(picture, language),
  }
}

const newsCard = (article: WrittenArticle, language: Language): NewsCard => card('news', article, language)
const happinessCard = (article: WrittenArticle, language: Language): HappinessCard => card('happiness', article, language)
const videoCard = (article: VideoArticle, language: Language): VideoCard => ({
  ...card('video', article, language),
  ...shownIn(VideoFacts, article, language),
})
const recipeCard = (recipe: Recipe, language: Language): RecipeCard => ({
  ...card('recipe', recipe, language),
  totalMinutes: recipe.prepMinutes + recipe.cookMinutes,
  ...shownIn(RecipeCardFacts, recipe, language),
})
const caseCard = (article: CaseArticle, language: Language): CaseCard => ({
  ...card('case', article, language),
  caseKind: article.caseKind,
  ...shownIn(CaseFacts, article, language),
  kitchens: article.kitchens,
})

/** The cards of all kinds of articles, in the order of the snapshot. */
export function articleCards(articles: Articles, language: Language): { [Kind in ArticleKind]: ArticleCards[Kind][] } {
  return {
    news: articles.news.map((article) => newsCard(article, language)),
    video: articles.video.map((article) => videoCard(article, language)),
    recipe: articles.recipe.map((article) => recipeCard(article, language)),
    happiness: articles.happiness.map((article) => happinessCard(article, language)),
    case: articles.case.map((article) => caseCard(article, language)),
  }
}

type ViewsById = { [Kind in ArticleKind]: Map<string, ArticleViews[Kind]> }

/** The page views of all kinds of articles, by id. */
export function articleViews(articles: Articles, language: Language, cardsOf: CardsOf): ViewsById {
  const written = (article: WrittenArticle) => ({
    ...eachField(ArticleProse, article, (words) => htmlIn(words, language)),
    products: cardsOf(article.products),
  })
  return {
    news: byId(articles.news, (article) => ({ ...newsCard(article, language), ...written(article) })),
    happiness: byId(articles.happiness, (article) => ({ ...happinessCard(article, language), ...written(article) })),
    case: byId(articles.case, (article) => ({ ...caseCard(article, language), ...written(article) })),
    video: byId(articles.video, (article) => ({
      ...videoCard(article, language),
      ...written(article),
      ...player(article, language),
    })),
    recipe: byId(articles.recipe, (recipe) => ({
      ...recipeCard(recipe, language),
      ...shownIn(RecipeFacts, recipe, language),
      ingredients: ingredientLists(recipe.ingredients, language),
      steps: textsIn(recipe.steps, language),
      ...eachField(RecipeTexts, recipe, (words) => textIn(words, language)),
      products: cardsOf(recipe.products),
    })),
  }
}

function byId<A extends Article, View>(all: readonly A[], view: (article: A) => View): Map<string, View> {
  return new Map(all.map((article) => [article.id, view(article)]))
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
