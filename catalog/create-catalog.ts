import type { Language } from '#contract/languages.ts'
import type { PageSlug } from '#contract/pages/text-pages.ts'
import { type CategoryNumber, categories } from '#contract/products/categories.ts'
import { matchingModels } from '#contract/products/typed-model.ts'
import type { Day } from '#contract/views/articles.ts'
import type { ProductCard, RecommendedProduct, SeriesGroup } from '#contract/views.ts'
import type { Catalog } from './catalog.ts'
import { createEditorialCatalog } from './create-editorial-catalog.ts'
import { createListOffers } from './create-list-offers.ts'
import { type BytesOf, createDocuments } from './documents/create-documents.ts'
import type { InputSource } from './documents/document-input.ts'
import { inRange } from './editorial-catalog.ts'
import { fitResult } from './fit/fit-result.ts'
import { ownPlace } from './fit/own-place.ts'
import { shelf } from './fit/rules/niche-height.ts'
import { stackedNiches } from './fit/stacked-niches.ts'
import { supplies } from './fit/supplies.ts'
import { htmlIn, textIn } from './localised.ts'
import { createMediaLookup } from './media/media-lookup.ts'
import { openingOf } from './outlines/opening-of.ts'
import { productOutline } from './outlines/product-outline.ts'
import { cachedPerLanguage, perLanguage } from './per-language.ts'
import { valuesByKind } from './plausibility/values-by-kind.ts'
import { categoryByNumber, categoryView } from './queries/categories.ts'
import { modelKey } from './queries/code-key.ts'
import { comparedProducts, compareRows, relatedProducts } from './queries/compare.ts'
import { featureViews, framedOrigins, framedUrl } from './queries/features.ts'
import { finishedModel } from './queries/finished-model.ts'
import { homeView } from './queries/home.ts'
import { kitchenFact, measureWords } from './queries/kitchen-facts.ts'
import { otherFinishes } from './queries/other-finishes.ts'
import { ownedFact, ownedNotices, warrantyYearsOf } from './queries/owned-facts.ts'
import { pairingOf } from './queries/pairing.ts'
import { productCard } from './queries/product-card.ts'
import { createProductTable, type ProductTable } from './queries/product-table.ts'
import { productView } from './queries/product-view.ts'
import { seriesSummary } from './queries/series.ts'
import { siteView } from './queries/site.ts'
import { sparePartsOf } from './queries/spare-parts.ts'
import { withdrawalsOf } from './queries/withdrawals.ts'
import { searchChannel } from './search/search-channel.ts'
import type { ContentIndex, ProductRow } from './snapshot/content-index.ts'
import { indexOn } from './snapshot/index-on.ts'

/** How many views are cached, of all languages; those of articles, also of each kind. */
export type CacheSizes = { products: number; cards: number; series: number; articles: number; articleCards: number }
/** All those of the demo content, and the ones used recently of larger content. */
const defaultCacheSizes: CacheSizes = { products: 400, cards: 5_000, series: 2_500, articles: 500, articleCards: 2_000 }

/** `renewals`: how often views of this content have become stale, because documents have been made and have a size. */
export type CatalogOptions = {
  cacheSizes?: CacheSizes
  bytesOf?: BytesOf | undefined
  renewals?: number
  /** The public URL of the site, which manuals print. */
  publicUrl?: string | undefined
}

/** So that the page of the fit finder does not grow with the number of products. */
const maxStackChoices = 60

/** Views are built at the first query and cached. */
export function createCatalog(
  content: ContentIndex,
  today: Day,
  {
    cacheSizes = defaultCacheSizes,
    bytesOf = () => undefined,
    renewals = 0,
    publicUrl = 'http://localhost:3000',
  }: CatalogOptions = {},
): Catalog {
  const index = indexOn(content, today)
  const { products, series, features } = index
  const sold = products.filter(({ discontinued }) => discontinued === undefined)
  const soldIn = Map.groupBy(sold, ({ category }) => category)
  const soldOfSeries = Map.groupBy(sold, ({ seriesId }) => seriesId)
  const withProducts = new Set(products.map(({ seriesId }) => seriesId))
  const allCodes = products.map(({ code }) => code)
  const byCode = new Map(products.map((product) => [modelKey(product.code), product]))
  const byId = new Map(products.map((product) => [product.id, product]))
  const seriesById = new Map(series.map((one) => [one.id, one]))
  const shownSeries = Map.groupBy(
    series.filter(({ id }) => soldOfSeries.has(id) || !withProducts.has(id)),
    ({ category }) => category,
  )

  const seriesWith = (id: string) => {
    const found = seriesById.get(id)
    // Cannot happen: the checks refuse products of an unknown series.
    if (!found) throw new Error(`No series ${id}`)
    return found
  }
  const withdrawals = withdrawalsOf(index.notices)
  const sites = perLanguage((language) => siteView(index, language))
  const pages = perLanguage((language) => featureViews(index, language))
  const cards = cachedPerLanguage(cacheSizes.cards, (language, id) => productCard(index.productSummary(id), language))
  // Whether a model has a planning sheet is known only after drawing it.
  const planningFiles = cachedPerLanguage(cacheSizes.cards, (language, id) =>
    (['planningSheet', 'planningDrawing'] as const).flatMap(
      (kind) => documents.linkOf(index.productSummary(id), kind, language) ?? [],
    ),
  )
  const views = cachedPerLanguage(cacheSizes.products, (language, id) => {
    const product = index.product(id)
    const own = documents.inOneLanguage(product, language)
    return productView(index, language, { product, series: seriesWith(product.seriesId), documents: own })
  })
  const summaries = cachedPerLanguage(cacheSizes.series, (language, id) => seriesSummary(index, language, seriesWith(id)))
  const categoryViews = perLanguage(
    (language) => new Map(index.categories.map((one) => [one.number, categoryView(one, language)])),
  )
  const tables = new Map<CategoryNumber, ProductTable>()
  const tableOf = (number: CategoryNumber) => {
    const table = tables.get(number) ?? createProductTable(categoryByNumber(index, number), soldIn.get(number) ?? [])
    tables.set(number, table)
    return table
  }
  const rowWith = (code: string) => byCode.get(modelKey(code))
  // The terms are a page of the content, which may not have it.
  const page: InputSource['page'] = (language, slug) => editorial.page(language, slug as PageSlug)
  const accessories: InputSource['accessories'] = (language, fitting) => editorial.accessories(language, fitting)
  const careOfModel: InputSource['careOfModel'] = (language, code) => editorial.careOfModel(language, code)
  const noticesAbout: InputSource['noticesAbout'] = (language, code) => editorial.noticesAbout(language, code)
  const source = { product, site: sites, page, accessories, careOfModel, noticesAbout, publicUrl }
  const documents = createDocuments(index, { source, rowWith, bytesOf })
  const editorial = createEditorialCatalog(index, { cards, seriesWith, byCode, documents, cacheSizes })
  const homes = perLanguage((language) =>
    homeView(index, language, {
      series: (id) => summaries(language, id),
      product: (code) => cardOfCode(language, code),
      news: (id) => editorial.articleCard(language, 'news', id),
      recipe: (id) => editorial.articleCard(language, 'recipe', id),
    }),
  )

  function product(language: Language, code: string) {
    const row = rowWith(code)
    return row && views(language, row.id)
  }
  const cardsOf = (language: Language, some: readonly ProductRow[]): ProductCard[] => some.map(({ id }) => cards(language, id))
  function cardOfCode(language: Language, code: string): ProductCard | undefined {
    const product = byCode.get(modelKey(code))
    return product?.discontinued === undefined && product ? cards(language, product.id) : undefined
  }

  const catalog: Omit<Catalog, 'search'> = {
    ...editorial,
    version: `${index.version}-${today}${renewals > 0 ? `-${renewals}` : ''}`,
    site: sites,
    contactCode: (code) => index.qrCodes[code],
    home: homes,
    ...createListOffers(index, tableOf),
    category: (language, number) =>
      categoryViews(language).get(number) ?? categoryView(categoryByNumber(index, number), language),

    productIds: (number, choice) =>
      tableOf(number)
        .matching(choice)
        .map(({ id }) => id),

    productGroups(language, number, choice, range) {
      const matching = inRange(tableOf(number).matching(choice), range)
      const shown = Map.groupBy(cardsOf(language, matching), ({ seriesId }) => seriesId)
      return (shownSeries.get(number) ?? []).flatMap(({ id, intro }): SeriesGroup[] => {
        const products = shown.get(id)
        return products ? [{ ...summaries(language, id), intro: htmlIn(intro, language), products }] : []
      })
    },

    productsOfSeries: (language, id) => cardsOf(language, soldOfSeries.get(id) ?? []),

    productChoices: (language, number) =>
      (shownSeries.get(number) ?? []).flatMap(({ id, name }) => {
        const own = soldOfSeries.get(id)
        return own ? [{ id, name: textIn(name, language), products: own.map((one) => ({ id: one.id, code: one.code })) }] : []
      }),

    models: (language) =>
      products.map(({ id, code, category, seriesId }) => ({
        id,
        code,
        category,
        seriesName: textIn(seriesWith(seriesId).name, language),
      })),

    productCards: (language, number, choice, range) => cardsOf(language, inRange(tableOf(number).matching(choice), range)),

    sorts: (number) => tableOf(number).sorts,
    offeredChoice: (number, choice) => tableOf(number).offered(choice),
    seriesOf: (language, number) => (shownSeries.get(number) ?? []).map(({ id }) => summaries(language, id)),

    product,

    finishedModels(language, code) {
      const own = rowWith(code)
      if (!own) return []
      const models = [own, ...otherFinishes(index, own, soldOfSeries.get(own.seriesId) ?? [])].flatMap((row) =>
        finishedModel(index, language, row, views(language, row.id)),
      )
      return models[0]?.code === own.code ? models : []
    },

    listedProduct(language, id) {
      if (!byId.has(id)) return undefined
      const { summary, isSurvey } = index.productSummary(id)
      return { ...cards(language, id), summary: textIn(summary, language), isSurvey }
    },

    productByCode(language, code) {
      const row = rowWith(code)
      return row && cards(language, row.id)
    },

    warrantedModel(typed) {
      const [code, ...others] = matchingModels(typed, allCodes)
      const row = code === undefined || others.length > 0 ? undefined : rowWith(code)
      return row && { code: row.code, launched: row.launched, warrantyYears: warrantyYearsOf(row) }
    },

    productById: (language, id) => (byId.has(id) ? cards(language, id) : undefined),

    recommended(language, code) {
      const own = rowWith(code)
      return (own?.recommended ?? []).flatMap((otherCode): RecommendedProduct[] => {
        const card = cardOfCode(language, otherCode)
        const other = rowWith(otherCode)
        return own && other && card ? [{ ...card, pairing: pairingOf(index, language, own, other) }] : []
      })
    },

    opening(id) {
      const product = byId.get(id)
      return product && openingOf(product.values)
    },

    fit(language, category, { stack: code, ...answers }, range) {
      const stack = code === undefined ? undefined : rowWith(code)
      if (code !== undefined && !stack) return undefined
      const titleOf = ({ id }: ProductRow) => cards(language, id).title
      const own = categoryByNumber(index, category)
      return fitResult(soldIn.get(category) ?? [], { language, category: own, answers, stack, titleOf, range })
    },

    stackChoices(language) {
      const builtIn = categories.flatMap(({ number }) =>
        (soldIn.get(number) ?? []).filter(({ values }) => valuesByKind(values).size('niche')),
      )
      if (builtIn.length > maxStackChoices) return undefined
      return [...Map.groupBy(builtIn, ({ category }) => category)].map(([category, rows]) => ({
        category,
        models: rows.map(({ id, code }) => ({ code, title: cards(language, id).title })),
      }))
    },

    stackedNiches(category, code) {
      const second = rowWith(code)
      const models = (soldIn.get(category) ?? []).map((row) => ({ code: row.code, model: valuesByKind(row.values) }))
      return second ? stackedNiches(models, valuesByKind(second.values)) : []
    },

    supplies: (category) => supplies((soldIn.get(category) ?? []).map(({ values }) => valuesByKind(values))),

    planningFiles,

    ownPlace: (code) => ownPlace(valuesByKind(rowWith(code)?.values ?? {})),

    kitchenFacts: (language) => ({
      models: Object.fromEntries(products.map((product) => [product.code, kitchenFact(product, cards(language, product.id))])),
      owned: Object.fromEntries(
        products.map((row) => {
          const manual = documents.linkOf(index.productSummary(row.id), 'manual', language)
          return [
            row.code,
            ownedFact(row, { care: index.care, accessories: index.accessories, manual, withdrawals }, language),
          ] as const
        }),
      ),
      notices: ownedNotices(editorial.notices(language)),
      shelf,
      measures: measureWords(language),
    }),

    compare(language, ids) {
      const { compared, surplus, missing } = comparedProducts(byId, ids)
      const rows = compareRows(index, compared, ({ id }) => views(language, id).parameters)
      return {
        products: cardsOf(language, compared),
        rows,
        outlines: compared.map(productOutline),
        spareParts: compared.map(sparePartsOf),
        missing,
        surplus: surplus.map(({ code }) => code),
        related: relatedProducts(index, compared).map((group) => group.map(({ id }) => id)),
      }
    },

    framedUrl: (language, type, name, category) => framedUrl(index, language, { type, name, category }),
    framedOrigins: () => framedOrigins(index),
    feature: (language, id) => pages(language).get(id),
    featureIds: () => features.filter(({ shows }) => shows.kind === 'own').map(({ id }) => id),
    productCodes: () => sold.filter(({ isOutside }) => !isOutside).map(({ code }) => code),
    supportedCodes: (category) =>
      products.filter((product) => category === undefined || product.category === category).map(({ code }) => code),
    ...createMediaLookup(index, documents),
  }

  return {
    ...catalog,
    search(language, query, limit) {
      const began = performance.now()
      const found = index.search(language, query, limit, today)
      searchChannel.publish({ seconds: (performance.now() - began) / 1_000 })
      return found
    },
  }
}
