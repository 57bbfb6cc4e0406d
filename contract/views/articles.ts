import type { z } from 'zod'
import type {
  ArticleProse,
  ArticleTexts,
  CareerFacts,
  CaseFacts,
  PressContact,
  VideoFacts,
} from '../content/editorial/article.ts'
import type { RecipeCardFacts, RecipeFacts, RecipeTexts } from '../content/editorial/recipe.ts'
import type { FileLink, Html, Picture, PictureFile, ProductCard, Text, VideoView } from '../views.ts'
import type { FieldsAs, Shown } from './text.ts'

/** A day in Singapore, `YYYY-MM-DD`. Visitors cannot see articles with a later date than today (G14). */
export type Day = string

/** The three kinds of the news hub, Happy Kitchen entries, projects or cases, posts to fill, and press releases. */
export const articleKinds = ['news', 'video', 'recipe', 'happiness', 'case', 'career', 'press'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** An article in a list. */
type Card<Kind extends ArticleKind> = FieldsAs<typeof ArticleTexts, Text> & {
  kind: Kind
  id: string
  published: Day
  picture: PictureFile
}
export type NewsCard = Card<'news'>
export type HappinessCard = Card<'happiness'>
export type VideoCard = Card<'video'> & Shown<typeof VideoFacts>
export type RecipeCard = Card<'recipe'> & Shown<typeof RecipeCardFacts> & { totalMinutes: number }
export type CaseCard = Card<'case'> & Shown<typeof CaseFacts> & { caseKind: 'project' | 'case'; kitchens: number }
export type CareerCard = Card<'career'> & Shown<typeof CareerFacts>
export type PressCard = Card<'press'>

export type ArticleCards = {
  news: NewsCard
  video: VideoCard
  recipe: RecipeCard
  happiness: HappinessCard
  case: CaseCard
  career: CareerCard
  press: PressCard
}
export type ArticleCard = ArticleCards[ArticleKind]

/** What an article's own page shows besides: its picture with a description, its body and the products that it mentions. */
type ArticleDetails = FieldsAs<typeof ArticleProse, Html> & { picture: Picture; products: ProductCard[] }
export type NewsView = NewsCard & ArticleDetails
export type HappinessView = HappinessCard & ArticleDetails
export type CaseView = CaseCard & ArticleDetails
export type CareerView = CareerCard & ArticleDetails
/** A picture in full size, for print. */
export type PressPicture = { picture: Picture; caption: Text; credit: string }
export type PressView = PressCard & ArticleDetails & { contact: z.output<typeof PressContact>; downloads: PressPicture[] }
export type VideoArticleView = VideoCard & ArticleDetails & { player: VideoView; captions: FileLink[] }

export type RecipeView = RecipeCard &
  Shown<typeof RecipeFacts> &
  FieldsAs<typeof RecipeTexts, Text> & {
    picture: Picture
    /** A recipe with several parts has one titled list per part. */
    ingredients: { title?: Text; items: Text[] }[]
    steps: Text[]
    /** The appliances used, the main one first. */
    products: ProductCard[]
  }

export type ArticleViews = {
  news: NewsView
  video: VideoArticleView
  recipe: RecipeView
  happiness: HappinessView
  case: CaseView
  career: CareerView
  press: PressView
}
export type ArticleView = ArticleViews[ArticleKind]
