import { CounterFacts, QuoteFacts } from '#contract/content/editorial/site.ts'
import type { Language } from '#contract/languages.ts'
import type { NewsCard, RecipeCard } from '#contract/views/articles.ts'
import type { HomeView } from '#contract/views/home.ts'
import type { ProductCard, Quote, SeriesSummary } from '#contract/views.ts'
import { shownIn } from '../shown-fields.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import { bannerViews } from './banners.ts'

/** Finds what the home page shows, in its language. A product or article that is not public is left out. */
type Shown = {
  series: (id: string) => SeriesSummary
  product: (code: string) => ProductCard | undefined
  news: (id: string) => NewsCard | undefined
  recipe: (id: string) => RecipeCard | undefined
}

export function homeView(parts: SmallParts, language: Language, shown: Shown): HomeView {
  const { home, site } = parts
  return {
    banners: bannerViews(parts, language, 'home'),
    series: home.series.map(shown.series),
    hotProducts: home.hotProducts.flatMap((code) => shown.product(code) ?? []),
    reviews: site.reviewsWidget,
    quotes: site.quotes.map(
      (quote): Quote => ({
        ...shownIn(QuoteFacts, quote, language),
        productCode: quote.product,
      }),
    ),
    quotesAreInvented: site.quotesAreInvented,
    hotNews: home.hotNews.flatMap((id) => shown.news(id) ?? []),
    hotRecipes: home.hotRecipes.flatMap((id) => shown.recipe(id) ?? []),
    counters: site.counters.map((counter) => shownIn(CounterFacts, counter, language)),
  }
}
