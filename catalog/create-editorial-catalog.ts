import type { Language } from '#contract/languages.ts'
import type { ArticleCards, ArticleKind, ArticleViews } from '#contract/views/articles.ts'
import type { SupportView } from '#contract/views/support.ts'
import type { ProductCard } from '#contract/views.ts'
import type { Documents } from './documents/create-documents.ts'
import { type EditorialCatalog, inRange } from './editorial-catalog.ts'
import { textIn } from './localised.ts'
import { cachedPerLanguage, perLanguage } from './per-language.ts'
import { accessoryView, chargesView, partsByModel, warrantyYears } from './queries/accessories.ts'
import { articleCard, articleView } from './queries/articles.ts'
import { careView, createCareOfModels } from './queries/care.ts'
import { modelKey } from './queries/code-key.ts'
import { outletViews, staticPageView } from './queries/pages.ts'
import { areaViews, shopsNear, shopViews, storeView } from './queries/places.ts'
import { sparePartsOf, sparePartsViews } from './queries/spare-parts.ts'
import { faqView, manualGroups, noticeView, questionsAbout, supportDocuments } from './queries/support.ts'
import { visitPlaceViews, visitRulesByPlace } from './queries/visit-places.ts'
import { withdrawalsOf } from './queries/withdrawals.ts'
import type { ArticleRow, ContentIndex, ProductRow } from './snapshot/content-index.ts'
import type { Series } from './snapshot/snapshot.ts'

type Parts = {
  /** The card of the product with this id. */
  cards: (language: Language, id: string) => ProductCard
  seriesWith: (id: string) => Series
  /** The products by `modelKey`. */
  byCode: ReadonlyMap<string, ProductRow>
  documents: Documents
  /** How many views are cached of each kind. */
  cacheSizes: { articles: number; articleCards: number }
}

type ArticlesOf<Kind extends ArticleKind> = {
  rows: readonly ArticleRow[]
  ids: readonly string[]
  /** The place of an id in the list. */
  places: ReadonlyMap<string, number>
  card: (language: Language, id: string) => ArticleCards[Kind]
  view: (language: Language, id: string) => ArticleViews[Kind]
}

/** `index` holds only content that is public on the day (see `indexOn`). */
export function createEditorialCatalog(
  index: ContentIndex,
  { cards, seriesWith, byCode, documents, cacheSizes }: Parts,
): EditorialCatalog {
  const { articles, care, faq, notices, pages, places, products, series } = index
  const rowOf = (code: string) => byCode.get(modelKey(code))
  const cardsIn = (language: Language) => (codes: readonly string[]) =>
    codes.flatMap((code): ProductCard[] => {
      const product = rowOf(code)
      return product ? [cards(language, product.id)] : []
    })

  const byKind: { [Kind in ArticleKind]: ArticlesOf<Kind> } = {
    news: articlesOf('news'),
    video: articlesOf('video'),
    recipe: articlesOf('recipe'),
    happiness: articlesOf('happiness'),
    case: articlesOf('case'),
    career: articlesOf('career'),
    press: articlesOf('press'),
  }
  const { phone } = index.site
  const withdrawals = withdrawalsOf(notices)
  const questions = perLanguage((language) => faq.map((question) => faqView(question, language, { withdrawals, phone })))
  const inForce = perLanguage((language) =>
    notices.map((notice) => noticeView(notice, language, { cardsOf: cardsIn(language), rowOf })),
  )
  const written = perLanguage((language) => new Map(pages.map((page) => [page.slug, staticPageView(page, language)])))
  const careGuides = perLanguage(
    (language) =>
      new Map(care.map((guide) => [guide.category, careView(index, guide, { byCode, withdrawals, phone }, language)])),
  )
  const parts = perLanguage((language) => index.accessories.map((accessory) => accessoryView(accessory, language)))
  const careOfModel = createCareOfModels(care)
  const visitRules = visitRulesByPlace(places)
  const shops = perLanguage((language) => shopViews(places, language))
  const productsOfSeries = Map.groupBy(products, ({ seriesId }) => seriesId)

  function articlesOf<Kind extends ArticleKind>(kind: Kind): ArticlesOf<Kind> {
    const rows: readonly ArticleRow[] = articles[kind]
    const ids = rows.map(({ id }) => id)
    const places = new Map(ids.map((id, place) => [id, place]))
    const card = cachedPerLanguage(cacheSizes.articleCards, (language, id) =>
      articleCard(kind, index.articleSummary(kind, id), language),
    )
    const view = cachedPerLanguage(cacheSizes.articles, (language, id) =>
      articleView(kind, index.article(kind, id), language, cardsIn(language)),
    )
    return { rows, ids, places, card, view }
  }

  const categoryOfModel = new Map(products.map(({ code, category }) => [code, category]))
  const partsOfModel = partsByModel(index.accessories)
  const partsFitting = (language: Language, model = '') =>
    (partsOfModel.get(model) ?? []).flatMap((place) => parts(language)[place] ?? [])
  const accessoriesFor: EditorialCatalog['accessories'] = (language, { category, code } = {}) => {
    const model = code === undefined ? undefined : rowOf(code)?.code
    const fitting = code === undefined ? parts(language) : partsFitting(language, model)
    return fitting.filter(({ models }) => category === undefined || models.some((own) => categoryOfModel.get(own) === category))
  }

  const cardsOf = <Kind extends ArticleKind>(language: Language, kind: Kind, some: readonly { id: string }[]) =>
    some.map(({ id }) => byKind[kind].card(language, id))
  const noticesAbout = (language: Language, code: string) =>
    inForce(language).filter(({ models }) => models.some(({ product }) => modelKey(product.code) === modelKey(code)))
  const using = <Kind extends ArticleKind>(kind: Kind, code: string, language: Language) =>
    cardsOf(
      language,
      kind,
      articles[kind].filter(({ products: codes }) => codes.includes(code)),
    )

  function supportView(row: ProductRow, language: Language): SupportView {
    const { id, code, category, seriesId, discontinued } = row
    const summary = index.productSummary(id)
    const own = noticesAbout(language, code)
    const [successor] = cardsIn(language)(summary.successor === undefined ? [] : [summary.successor])
    return {
      product: cards(language, id),
      seriesName: textIn(seriesWith(seriesId).name, language),
      discontinued,
      successor,
      documents: supportDocuments(documents, { summary, notices: own }, language),
      faq: questionsAbout(faq, { code, category }).map((question) =>
        faqView(question, language, { withdrawals, phone, model: code }),
      ),
      videos: using('video', code, language),
      recipes: using('recipe', code, language),
      notices: own,
      spareParts: sparePartsOf(row),
      care: careOfModel(language, code),
    }
  }

  return {
    articleIds: (kind) => byKind[kind].ids,
    articles: (language, kind, range) => cardsOf(language, kind, inRange(articles[kind], range)),
    recommendedArticles: (language, kind, range) =>
      cardsOf(
        language,
        kind,
        inRange(
          articles[kind].filter(({ recommended }) => recommended),
          range,
        ),
      ),
    articlesAfter(language, kind, id, limit) {
      const { rows, places } = byKind[kind]
      const place = places.get(id) ?? -1
      return cardsOf(language, kind, [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))].slice(0, limit))
    },
    projects: (language, range) =>
      cardsOf(
        language,
        'case',
        inRange(
          articles.case.filter(({ isProject }) => isProject),
          range,
        ),
      ),
    articleCard: (language, kind, id) => (byKind[kind].places.has(id) ? byKind[kind].card(language, id) : undefined),
    article: (language, kind, id) => (byKind[kind].places.has(id) ? byKind[kind].view(language, id) : undefined),
    faq: (language, category) => questions(language).filter((question) => question.category === category),
    notices: inForce,
    noticesAbout,
    accessories: accessoriesFor,
    charges: perLanguage((language) => chargesView(index, language)),
    warrantyYears: perLanguage((language) => warrantyYears(index, products, language)),
    support(language, code) {
      const product = rowOf(code)
      return product && supportView(product, language)
    },
    manuals: (language, category, range) =>
      manualGroups(
        series
          .filter((one) => one.category === category)
          .map((one) => ({ series: one, products: productsOfSeries.get(one.id) ?? [] })),
        language,
        { shown: (id) => ({ summary: index.productSummary(id), card: cards(language, id) }), documents },
        range,
      ),
    careGuides: () => care.map(({ category }) => category),
    care: (language, category) => careGuides(language).get(category),
    careOfModel,
    spareParts: perLanguage((language) => sparePartsViews(index, language)),
    page: (language, slug) => written(language).get(slug),
    outlets: perLanguage((language) => outletViews(places, language)),
    stores: perLanguage((language) => places.stores.map((store) => storeView(store, language))),
    visitPlaces: (language) => visitPlaceViews(places, language),
    visitRules: (place) => visitRules.get(place),
    places: perLanguage((language) => areaViews(places, language)),
    shops,
    shopsNear: (language, postcode) => shopsNear(places, shops(language), postcode),
  }
}
