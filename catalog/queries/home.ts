import { CounterFacts, QuoteFacts } from '#contract/content/site.ts'
import type { Language } from '#contract/languages.ts'
import type { HomeView } from '#contract/views/home.ts'
import type { Quote } from '#contract/views.ts'
import { shownIn } from '../shown-fields.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { articleCards } from './articles.ts'
import { bannerViews } from './banners.ts'
import { productCard } from './product-card.ts'
import { seriesById, seriesSummary } from './series.ts'

export function homeView(snapshot: Snapshot, language: Language): HomeView {
  const { home, site, products } = snapshot
  const { news, recipe } = articleCards(snapshot.articles, language)
  return {
    banners: bannerViews(snapshot, language, 'home'),
    series: home.series.map((id) => seriesSummary(snapshot, language, seriesById(snapshot, id))),
    hotProducts: home.hotProducts
      .flatMap((code) => products.find((product) => product.code === code) ?? [])
      .map((product) => productCard(product, language)),
    reviews: site.reviewsWidget,
    quotes: site.quotes.map(
      (quote): Quote => ({
        ...shownIn(QuoteFacts, quote, language),
        productCode: quote.product,
      }),
    ),
    hotNews: home.hotNews.flatMap((id) => news.find((card) => card.id === id) ?? []),
    hotRecipes: home.hotRecipes.flatMap((id) => recipe.find((card) => card.id === id) ?? []),
    counters: site.counters.map((counter) => shownIn(CounterFacts, counter, language)),
  }
}
