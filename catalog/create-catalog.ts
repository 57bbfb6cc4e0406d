import type { CategoryNumber } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { ProductCard, SeriesGroup } from '#contract/views.ts'
import type { Catalog } from './catalog.ts'
import { createEditorialCatalog } from './create-editorial-catalog.ts'
import { inRange } from './editorial-catalog.ts'
import { htmlIn, textIn } from './localised.ts'
import { createMediaLookup } from './media/media-lookup.ts'
import { perLanguage } from './per-language.ts'
import { bannerViews } from './queries/banners.ts'
import { categoryByNumber, categoryView } from './queries/categories.ts'
import { codeKey } from './queries/code-key.ts'
import { comparedProducts, compareRows } from './queries/compare.ts'
import { featureViews, framedOrigins, framedUrl } from './queries/features.ts'
import { filteredProducts, filterViews } from './queries/filters.ts'
import { homeView } from './queries/home.ts'
import { productCard } from './queries/product-card.ts'
import { productView } from './queries/product-view.ts'
import { seriesById, seriesSummary } from './queries/series.ts'
import { siteView } from './queries/site.ts'
import { createSearch } from './search/create-search.ts'
import { searchEntries } from './search/search-entries.ts'
import type { Product, Snapshot } from './snapshot/snapshot.ts'
import { snapshotOn } from './snapshot/snapshot-on.ts'

/** Builds views lazily, once per language, and caches them. After that, a query takes microseconds. */
export function createCatalog(state: Snapshot, today: Day): Catalog {
  const snapshot = snapshotOn(state, today)
  const { products, series, features } = snapshot
  /** Without discontinued products: for lists, menus and filters. */
  const forSale: Snapshot = { ...snapshot, products: products.filter(({ discontinued }) => discontinued === undefined) }
  const byCode = new Map(products.map((product) => [codeKey(product.code), product]))

  const sites = perLanguage((language) => siteView(snapshot, language))
  const homes = perLanguage((language) => homeView(forSale, language))
  const pages = perLanguage((language) => featureViews(snapshot, language))
  const cards = perLanguage((language) => new Map(products.map((product) => [product.id, productCard(product, language)])))
  const views = perLanguage(
    (language) => new Map(products.map((product) => [product.id, productView(snapshot, language, product)])),
  )
  const summaries = perLanguage((language) => soldSeries.map((one) => seriesSummary(snapshot, language, one)))
  const categories = perLanguage(
    (language) => new Map(snapshot.categories.map((one) => [one.number, categoryView(one, language)])),
  )
  const filters = perLanguage(
    (language) => new Map(snapshot.categories.map(({ number }) => [number, filterViews(forSale, language, number)])),
  )

  const cardsOf = (language: Language, some: readonly Product[]): ProductCard[] =>
    some.flatMap(({ id }) => cards(language).get(id) ?? [])
  const sold = new Set(forSale.products)
  const soldSeries = series.filter(({ id }) => {
    const own = products.filter(({ seriesId }) => seriesId === id)
    return own.length === 0 || own.some((product) => sold.has(product))
  })
  const seriesOf = (language: Language, number: CategoryNumber) =>
    summaries(language).filter(({ category }) => category === number)
  const intros = perLanguage((language) => new Map(series.map(({ id, intro }) => [id, htmlIn(intro, language)])))

  const catalog: Omit<Catalog, 'search'> = {
    ...createEditorialCatalog(snapshot),
    version: `${snapshot.version}-${today}`,
    site: sites,
    contactCode: (code) => snapshot.qrCodes[code],
    home: homes,
    banners: (language, place, category) => bannerViews(snapshot, language, place, category),
    category: (language, number) =>
      categories(language).get(number) ?? categoryView(categoryByNumber(snapshot, number), language),

    productIds: (number, choice = {}) => filteredProducts(forSale, number, choice).map(({ id }) => id),

    productsOfSeries: (language, seriesId) =>
      cardsOf(
        language,
        forSale.products.filter((product) => product.seriesId === seriesId),
      ),

    productChoices: (language, number) =>
      seriesOf(language, number).flatMap(({ id, name }) => {
        const own = forSale.products.filter(({ seriesId }) => seriesId === id)
        return own.length === 0 ? [] : [{ id, name, products: own.map((product) => ({ id: product.id, code: product.code })) }]
      }),

    models: (language) =>
      products.map(({ code, category, seriesId }) => ({
        code,
        category,
        seriesName: textIn(seriesById(snapshot, seriesId).name, language),
      })),

    productGroups(language, number, choice = {}, range) {
      const shown = inRange(filteredProducts(forSale, number, choice), range)
      return seriesOf(language, number).flatMap((summary): SeriesGroup[] => {
        const own = shown.filter(({ seriesId }) => seriesId === summary.id)
        const intro = intros(language).get(summary.id)
        return own.length === 0 || !intro ? [] : [{ ...summary, intro, products: cardsOf(language, own) }]
      })
    },

    filters: (language, number) => filters(language).get(number) ?? [],
    seriesOf,

    product(language, code) {
      const product = byCode.get(codeKey(code))
      return product && views(language).get(product.id)
    },

    productById: (language, id) => cards(language).get(id),

    recommended(language, code) {
      const codes = byCode.get(codeKey(code))?.recommended ?? []
      return cardsOf(
        language,
        codes.flatMap((other) => byCode.get(codeKey(other)) ?? []).filter((product) => sold.has(product)),
      )
    },

    compare(language, ids) {
      const { compared, missing } = comparedProducts(snapshot, ids)
      const rows = compareRows(snapshot, compared, ({ id }) => views(language).get(id)?.parameters ?? [])
      return { products: cardsOf(language, compared), rows, missing }
    },

    framedUrl: (language, type, name, category) => framedUrl(snapshot, language, { type, name, category }),
    framedOrigins: () => framedOrigins(snapshot),
    feature: (language, id) => pages(language).get(id),
    featureIds: () => features.filter(({ shows }) => shows.kind === 'own').map(({ id }) => id),
    productCodes: () => forSale.products.filter(({ isOutside }) => !isOutside).map(({ code }) => code),
    supportedCodes: () => products.map(({ code }) => code),
    ...createMediaLookup(snapshot.media),
  }

  const searches = perLanguage((language) => createSearch(searchEntries(catalog, language)))
  return { ...catalog, search: (language, query, limit) => searches(language)(query, limit) }
}
