import type { CategoryNumber } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import type { ManualGroup, SupportView } from '#contract/views/support.ts'
import type { ProductCard } from '#contract/views.ts'
import { type EditorialCatalog, inRange, type Range } from './editorial-catalog.ts'
import { textIn } from './localised.ts'
import { perLanguage } from './per-language.ts'
import { articleCards, articleViews } from './queries/articles.ts'
import { codeKey } from './queries/code-key.ts'
import { outletViews, staticPageView } from './queries/pages.ts'
import { areaViews, shopsNear, shopViews, storeView } from './queries/places.ts'
import { productCard } from './queries/product-card.ts'
import { seriesById } from './queries/series.ts'
import { faqView, manualGroups, noticeView, questionsAbout, supportDocuments } from './queries/support.ts'
import type { Product, Snapshot } from './snapshot/snapshot.ts'

/** `snapshot` holds only content that is public on the day (see `snapshotOn`). */
export function createEditorialCatalog(snapshot: Snapshot): EditorialCatalog {
  const { articles, faq, notices, pages, places, products } = snapshot
  const byCode = new Map(products.map((product) => [codeKey(product.code), product]))
  const cardsIn = (language: Language) => (codes: readonly string[]) =>
    codes.flatMap((code): ProductCard[] => {
      const product = byCode.get(codeKey(code))
      return product ? [productCard(product, language)] : []
    })

  const cards = perLanguage((language) => articleCards(articles, language))
  const recommendedIds = new Set(
    Object.entries(articles).flatMap(([kind, all]) => all.filter((one) => one.recommended).map(({ id }) => `${kind}/${id}`)),
  )
  const views = perLanguage((language) => articleViews(articles, language, cardsIn(language)))
  const questions = perLanguage((language) => faq.map((question) => faqView(question, language)))
  const inForce = perLanguage((language) => notices.map((notice) => noticeView(notice, language, cardsIn(language))))
  const written = perLanguage((language) => new Map(pages.map((page) => [page.slug, staticPageView(page, language)])))
  const shops = perLanguage((language) => shopViews(places, language))
  const manuals = perLanguage(
    (language) =>
      new Map(
        snapshot.categories.map(({ number }): [CategoryNumber, ReturnType<typeof manualGroups>] => [
          number,
          manualGroups(snapshot, language, number),
        ]),
      ),
  )

  const noticesAbout = (language: Language, code: string) =>
    inForce(language).filter(({ models }) => models.some(({ product }) => codeKey(product.code) === codeKey(code)))
  const using = <Kind extends ArticleKind>(kind: Kind, code: string, language: Language) => {
    const ids = new Set(articles[kind].filter(({ products: codes }) => codes.includes(code)).map(({ id }) => id))
    return cards(language)[kind].filter(({ id }) => ids.has(id))
  }

  function supportView(product: Product, language: Language): SupportView {
    const { code, seriesId, discontinued } = product
    const [successor] = cardsIn(language)(product.successor === undefined ? [] : [product.successor])
    return {
      product: productCard(product, language),
      seriesName: textIn(seriesById(snapshot, seriesId).name, language),
      discontinued,
      successor,
      documents: supportDocuments(product, language),
      faq: questionsAbout(snapshot, product).map((question) => faqView(question, language)),
      videos: using('video', code, language),
      recipes: using('recipe', code, language),
      notices: noticesAbout(language, code),
    }
  }

  return {
    articleIds: (kind) => articles[kind].map(({ id }) => id),
    articles: (language, kind, range) => inRange(cards(language)[kind], range),
    recommendedArticles: (language, kind, range) =>
      inRange(
        cards(language)[kind].filter(({ id }) => recommendedIds.has(`${kind}/${id}`)),
        range,
      ),
    articlesAfter(language, kind, id, limit) {
      const all = cards(language)[kind]
      const place = all.findIndex((other) => other.id === id)
      return [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))].slice(0, limit)
    },
    projects: (language, range) =>
      inRange(
        cards(language).case.filter(({ caseKind }) => caseKind === 'project'),
        range,
      ),
    articleCard: (language, kind, id) => cards(language)[kind].find((card) => card.id === id),
    article: (language, kind, id) => views(language)[kind].get(id),
    faq: (language, category) => questions(language).filter((question) => question.category === category),
    notices: inForce,
    noticesAbout,
    support(language, code) {
      const product = byCode.get(codeKey(code))
      return product && supportView(product, language)
    },
    manuals: (language, category, range) => groupsInRange(manuals(language).get(category) ?? [], range),
    page: (language, slug) => written(language).get(slug),
    outlets: perLanguage((language) => outletViews(snapshot, language)),
    stores: perLanguage((language) => places.stores.map((store) => storeView(store, language))),
    places: perLanguage((language) => areaViews(places, language)),
    shops,
    shopsNear: (language, postcode) => shopsNear(places, shops(language), postcode),
  }
}

/** The products in the range, in their groups. */
function groupsInRange(groups: readonly ManualGroup[], range: Range | undefined): ManualGroup[] {
  if (!range) return [...groups]
  const shown = new Set(
    inRange(
      groups.flatMap(({ products }) => products),
      range,
    ),
  )
  return groups.flatMap((group) => {
    const products = group.products.filter((product) => shown.has(product))
    return products.length === 0 ? [] : [{ ...group, products }]
  })
}
