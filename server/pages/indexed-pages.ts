import { formUrl } from '#app/form-urls.ts'
import type { PageKey } from '#app/pages.ts'
import { pageUrl, readingUrls } from '#app/reading-urls.ts'
import { urls } from '#app/urls.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { categories } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import type { PageSlug } from '#contract/views/pages.ts'

export type PageInLanguage = (language: Language) => string
type Listing = (catalog: Catalog) => PageInLanguage[]

const once =
  (page: Parameters<typeof pageUrl>[1]): Listing =>
  () => [(language) => pageUrl(language, page)]

const form =
  (page: Parameters<typeof formUrl>[1]): Listing =>
  () => [(language) => formUrl(language, page)]

/** A page that is there once its words are. */
const written =
  (slug: PageSlug, page: Parameters<typeof pageUrl>[1]): Listing =>
  (catalog) =>
    catalog.page('en', slug) ? [(language) => pageUrl(language, page)] : []

const articles =
  (kind: ArticleKind): Listing =>
  (catalog) =>
    catalog.articles('en', kind).map(
      ({ id }): PageInLanguage =>
        (language) =>
          readingUrls.article(language, kind, id),
    )

const ofCategories =
  (url: (language: Language, category: (typeof categories)[number]['number']) => string): Listing =>
  () =>
    categories.map(
      ({ number }): PageInLanguage =>
        (language) =>
          url(language, number),
    )

const ofCodes =
  (codes: (catalog: Catalog) => string[], url: (language: Language, code: string) => string): Listing =>
  (catalog) =>
    codes(catalog).map(
      (code): PageInLanguage =>
        (language) =>
          url(language, code),
    )

/** Pages of ours that stand in a frame are known by the frame's address; those of others are for others to make known. */
const framedPages: Listing = (catalog) =>
  catalog.featureIds().flatMap((id): PageInLanguage[] => {
    const feature = catalog.feature('en', id)
    if (!feature) return []
    const { type, name, category } = feature
    return [(language) => urls.framed(language, type, name, category)]
  })

/** What search engines should know of each page. */
const listings: Partial<Record<PageKey, Listing>> = {
  home: () => [urls.home],
  productList: ofCategories((language, category) => urls.productList(language, category)),
  product: ofCodes((catalog) => catalog.productCodes(), urls.product),
  framed: framedPages,
  newsHub: once('newsHub'),
  news: once('news'),
  newsArticle: articles('news'),
  videos: once('videos'),
  video: articles('video'),
  recipes: once('recipes'),
  recipe: articles('recipe'),
  happyKitchen: (catalog) => [...once('happyKitchen')(catalog), ...articles('happiness')(catalog)],
  cooperation: written('cooperation', 'cooperation'),
  engineering: written('engineering', 'engineering'),
  cases: once('cases'),
  case: articles('case'),
  serviceIdea: written('service-idea', 'serviceIdea'),
  afterSalesProcess: written('after-sales-process', 'afterSalesProcess'),
  about: written('about', 'about'),
  shoppingGuide: written('shopping-guide', 'shoppingGuide'),
  featureStory: written('feature-story', 'featureStory'),
  brand: written('brand', 'brand'),
  worldOutlets: written('world-outlets', 'worldOutlets'),
  servicePromise: written('service-promise', 'servicePromise'),
  servicePhilosophy: written('service-philosophy', 'servicePhilosophy'),
  terms: written('terms-and-privacy', 'terms'),
  imageStory: written('image-story', 'imageStory'),
  stores: once('stores'),
  shopFinder: once('shopFinder'),
  faq: (catalog) => [...once('faq')(catalog), ...ofCategories(readingUrls.faq)(catalog)],
  manuals: ofCategories(readingUrls.manuals),
  registration: form('registration'),
  feedback: form('feedback'),
  dealer: form('dealer'),
  supplier: form('supplier'),
  subscribe: form('subscribe'),
  withdraw: form('withdraw'),
  support: (catalog) => [...once('support')(catalog), ...ofCodes((all) => all.supportedCodes(), readingUrls.support)(catalog)],
}

/** Every page that search engines should know, each in all its languages; also what is rendered ahead after a start. */
export function indexedPages(catalog: Catalog): PageInLanguage[] {
  return Object.values(listings).flatMap((listing) => listing(catalog))
}
