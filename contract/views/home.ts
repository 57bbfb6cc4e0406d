import type { CounterFacts } from '../content/editorial/site.ts'
import type { BannerView, ProductCard, Quote, ReviewsWidget, SeriesSummary } from '../views.ts'
import type { NewsCard, RecipeCard } from './articles.ts'
import type { Shown } from './text.ts'

export type HomeView = {
  banners: BannerView[]
  series: SeriesSummary[]
  hotProducts: ProductCard[]
  reviews?: ReviewsWidget
  quotes: Quote[]
  quotesAreInvented: boolean
  counters: Shown<typeof CounterFacts>[]
  hotNews: NewsCard[]
  hotRecipes: RecipeCard[]
}
