import { type NoticeLine, noticeLine } from '#app/features/products/safety-notices/recalls.ts'
import { pageOfProduct } from '#app/loading/list-page.server.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { NewsCard, RecipeCard } from '#contract/views/articles.ts'
import type { HomeView } from '#contract/views/home.ts'
import type { CategorySummary, ProductCard, Quote, SeriesSummary, Text } from '#contract/views.ts'
import { enquiryChoices } from './enquiry/enquiry-choices.server.ts'

/** A series, with the page of its category's list that begins with it or contains its beginning. */
export type ListedSeries = SeriesSummary & { listPage: number }

type HomeData = Omit<HomeView, 'series' | 'hotNews' | 'hotRecipes' | 'quotes'> & {
  categories: readonly CategorySummary[]
  description: Text
  series: ListedSeries[]
  hotNews: readonly NewsCard[]
  hotRecipes: RecipeCard[]
  /** Safety notices in force. */
  notices: readonly NoticeLine[]
  quotes: QuoteWithProduct[]
}

/** A visitor's words, and the product that they mention. */
export type QuoteWithProduct = Quote & { product?: Pick<ProductCard, 'code' | 'title' | 'isOutside' | 'category'> }

export type HomePage = ReturnType<typeof homePage>

/** All pages of a language have the same data, except for the enquiry about a product. */
export function homePage(catalog: Catalog, language: Language) {
  return { ...homeData(catalog, language), choices: enquiryChoices(catalog, language) }
}

function homeData(catalog: Catalog, language: Language): HomeData {
  const home = catalog.home(language)
  const { categories, description } = catalog.site(language)
  return {
    ...home,
    categories,
    description,
    series: home.series.map((one) => ({ ...one, listPage: listPageOf(catalog, language, one) })),
    hotNews: home.hotNews,
    hotRecipes: home.hotRecipes,
    notices: catalog.notices(language).flatMap((notice) => noticeLine(notice, language)),
    quotes: home.quotes.map((quote) => withProduct(catalog, language, quote)),
  }
}

function withProduct(catalog: Catalog, language: Language, quote: Quote): QuoteWithProduct {
  const product = quote.productCode === undefined ? undefined : catalog.product(language, quote.productCode)
  if (!product) return quote
  const { code, title, isOutside, category } = product
  return { ...quote, product: { code, title, isOutside, category } }
}

function listPageOf(catalog: Catalog, language: Language, { id, category }: SeriesSummary): number {
  const [first] = catalog.productsOfSeries(language, id)
  return first ? pageOfProduct(catalog, category, first.id) : 1
}
