import { fitNames } from '../fit/questions.ts'
import { rangeNames } from '../views/list-choice.ts'
import type { Page } from './page.ts'

/**
 * Every page of the site. Routes, URLs, cache keys, the sitemap, navigation, the link check and the tests read this table. Header, menu
 * and footer show their links in this order.
 */
export const pages = {
  home: { path: '/', folder: 'home', query: ['code', ...fitNames], takesForm: true, indexed: 'itself', header: 'home' },
  search: { path: '/search', folder: 'search', query: ['q'], header: 'search' },

  productList: {
    path: '/productlist',
    folder: 'product-list',
    id: 'category',
    query: ['filter', ...rangeNames, 'sort', 'page'],
    indexed: 'each',
  },
  product: {
    path: '/productdetail',
    folder: 'product',
    id: 'product',
    idRequired: true,
    query: ['q', 'city'],
    indexed: 'each',
  },
  compare: { path: '/constrast', folder: 'compare', query: ['todata', 'manycode', 'chuancode'], footer: 'products' },
  fit: { path: '/fit', folder: 'fit', query: ['cate', ...fitNames, 'page'], indexed: 'itself', footer: 'products' },
  /** The same for everybody: what a visitor keeps is only on their device. */
  myKitchen: { path: '/my-kitchen', folder: 'my-kitchen', indexed: 'itself', header: 'kitchen' },
  measuringSheet: { path: '/measuring-sheet', folder: 'measuring-sheet', query: ['cate', ...fitNames] },
  framed: { path: '/otherwebsite', folder: 'framed', id: 'framedPage', query: ['type', 'name', 'cate'], indexed: 'each' },
  feature: { path: '/features', folder: 'feature', id: 'feature', idRequired: true, idInPath: true },
  seriesStory: { path: '/series-story', folder: 'series-story', answers: 'data', id: 'product', idRequired: true },
  productMenu: { path: '/product-menu', folder: 'product-menu', answers: 'data' },
  productNames: { path: '/product-names', folder: 'product-names', answers: 'data', id: 'category', idRequired: true },
  kitchenFacts: { path: '/kitchen-facts', folder: 'kitchen-facts', answers: 'data' },
  /** Kept by the browsers of those who keep something of My kitchen. */
  offline: { path: '/offline', folder: 'offline', answers: 'document' },
  nearestShops: { path: '/nearest-shops', folder: 'nearest-shops', answers: 'data', query: ['q', 'city'] },
  contactCode: { path: '/contact-code', folder: 'contact-code', answers: 'document', query: ['name'] },
  productModel: { path: '/product-model', folder: 'product-model', answers: 'document', id: 'product', idRequired: true },
  reviewsFrame: { path: '/reviews-frame', folder: 'reviews-frame', answers: 'document' },

  faq: {
    path: '/words',
    folder: 'faq',
    id: 'category',
    parent: 'faq',
    indexed: 'itself and each',
    header: 'services',
    footer: 'services',
  },
  manuals: {
    path: '/machine',
    folder: 'manuals',
    id: 'category',
    query: ['page'],
    parent: 'manuals',
    indexed: 'each',
    header: 'services',
    footer: 'services',
  },
  support: {
    path: '/support',
    folder: 'support',
    id: 'supportedProduct',
    parent: 'support',
    indexed: 'itself and each',
    header: 'services',
    footer: 'services',
  },
  accessories: {
    path: '/accessories',
    folder: 'accessories',
    id: 'category',
    query: ['code'],
    parent: 'accessories',
    indexed: 'itself and each',
    header: 'services',
    footer: 'services',
  },
  /** The short URL that manuals print as a QR code: `/care?id=2`, with the family as hash. */
  care: {
    path: '/care',
    folder: 'care',
    id: 'care',
    parent: 'care',
    indexed: 'itself and each',
    header: 'services',
    footer: 'services',
  },
  registration: {
    path: '/registration',
    folder: 'registration',
    query: ['code'],
    takesForm: true,
    indexed: 'itself',
    header: 'services',
    footer: 'services',
  },
  feedback: {
    path: '/feedback',
    folder: 'feedback',
    takesForm: true,
    indexed: 'itself',
    header: 'services',
    footer: 'services',
  },
  shoppingGuide: {
    path: '/register',
    folder: 'written-page',
    words: 'shopping-guide',
    indexed: 'itself',
    header: 'services',
    footer: 'stores',
  },
  servicePromise: {
    path: '/consumer',
    folder: 'service-promise',
    words: 'service-promise',
    indexed: 'itself',
    header: 'services',
    footer: 'services',
  },
  recycling: { path: '/recycling', folder: 'written-page', words: 'recycling', indexed: 'itself', footer: 'services' },

  charges: {
    path: '/charges',
    folder: 'charges',
    words: 'prices-and-charges',
    indexed: 'itself',
    footer: 'services',
  },
  warrantyTerms: {
    path: '/warranty',
    folder: 'warranty-terms',
    words: 'warranty-terms',
    indexed: 'itself',
    footer: 'services',
  },

  stores: { path: '/store', folder: 'stores', indexed: 'itself', header: 'stores', footer: 'stores' },
  shopFinder: {
    path: '/exhibition',
    folder: 'shop-finder',
    id: 'city',
    query: ['q'],
    parent: 'stores',
    indexed: 'itself',
    header: 'stores',
    footer: 'stores',
  },

  newsHub: { path: '/alltitleandall', folder: 'news-hub', indexed: 'itself', header: 'news' },
  news: { path: '/information', folder: 'news-hub', query: ['page'], indexed: 'itself', footer: 'news' },
  videos: { path: '/portrait', folder: 'news-hub', query: ['page'], indexed: 'itself', footer: 'news' },
  recipes: { path: '/menu', folder: 'news-hub', query: ['page'], indexed: 'itself', footer: 'news' },
  newsArticle: { path: '/infodetion', folder: 'news-article', id: 'news', idRequired: true, parent: 'newsHub', indexed: 'each' },
  /** The same page as `newsArticle`, which is the canonical URL. */
  newsDetails: { path: '/details', folder: 'news-article', id: 'news', idRequired: true, parent: 'newsHub' },
  video: { path: '/detailstovideo', folder: 'video', id: 'video', idRequired: true, parent: 'newsHub', indexed: 'each' },
  recipe: { path: '/detailstomenu', folder: 'recipe', id: 'recipe', idRequired: true, parent: 'newsHub', indexed: 'each' },
  happyKitchen: {
    path: '/informationcopy',
    folder: 'happy-kitchen',
    id: 'happiness',
    query: ['page'],
    parent: 'happyKitchen',
    indexed: 'itself and each',
    footer: 'news',
  },
  press: {
    path: '/press',
    folder: 'press',
    id: 'press',
    query: ['page'],
    parent: 'press',
    indexed: 'itself and each',
    footer: 'news',
  },

  about: { path: '/about', folder: 'written-page', words: 'about', indexed: 'itself', header: 'about', footer: 'about' },
  brand: { path: '/kitchen', folder: 'written-page', words: 'brand', indexed: 'itself', footer: 'about' },
  company: { path: '/company', folder: 'written-page', words: 'company', indexed: 'itself', footer: 'about' },
  sustainability: {
    path: '/sustainability',
    folder: 'sustainability',
    words: 'sustainability',
    indexed: 'itself',
    footer: 'about',
  },
  careers: {
    path: '/careers',
    folder: 'careers',
    id: 'career',
    parent: 'careers',
    indexed: 'itself and each',
    footer: 'about',
  },
  servicePhilosophy: {
    path: '/topmode',
    folder: 'written-page',
    words: 'service-philosophy',
    indexed: 'itself',
    footer: 'about',
  },
  worldOutlets: {
    path: '/wholeworld',
    folder: 'world-outlets',
    words: 'world-outlets',
    indexed: 'itself',
    footer: 'stores',
  },
  featureStory: { path: '/detailone', folder: 'written-page', words: 'feature-story', indexed: 'itself' },
  imageStory: { path: '/pearlike', folder: 'image-story', words: 'image-story', indexed: 'itself' },

  cooperation: {
    path: '/cooperationall',
    folder: 'cooperation',
    id: 'case',
    words: 'cooperation',
    takesForm: true,
    indexed: 'itself',
    footer: 'about',
  },
  engineering: {
    path: '/Engineering',
    folder: 'cooperation-text',
    words: 'engineering',
    parent: 'cooperation',
    indexed: 'itself',
  },
  cases: { path: '/ClassicCase', folder: 'cases', query: ['page'], parent: 'cooperation', indexed: 'itself' },
  case: { path: '/detailsproject', folder: 'case', id: 'case', idRequired: true, parent: 'cooperation', indexed: 'each' },
  serviceIdea: {
    path: '/ServiceIdea',
    folder: 'cooperation-text',
    words: 'service-idea',
    parent: 'cooperation',
    indexed: 'itself',
  },
  afterSalesProcess: {
    path: '/Process',
    folder: 'cooperation-text',
    words: 'after-sales-process',
    parent: 'cooperation',
    indexed: 'itself',
  },

  dealer: { path: '/joinin', folder: 'dealer', takesForm: true, indexed: 'itself', footer: 'about' },
  supplier: { path: '/supplier', folder: 'supplier', takesForm: true, indexed: 'itself', footer: 'about' },
  subscribe: { path: '/subscribe', folder: 'subscribe', takesForm: true, indexed: 'itself' },
  withdraw: { path: '/withdraw', folder: 'withdraw', takesForm: true, indexed: 'itself' },
  sent: { path: '/sent', folder: 'sent', query: ['form', 'reference'] },
  terms: { path: '/text', folder: 'written-page', words: 'terms-and-privacy', indexed: 'itself', footer: 'legal' },
  accessibility: { path: '/accessibility', folder: 'written-page', words: 'accessibility', indexed: 'itself', footer: 'legal' },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof pages

/** The pages that share a folder. */
export type PageIn<Folder extends string> = {
  [Key in PageKey]: (typeof pages)[Key]['folder'] extends Folder ? Key : never
}[PageKey]

/** Pages with a list that is split into pages. */
export type PagedPage = {
  [Key in PageKey]: (typeof pages)[Key] extends { query: readonly (infer Name)[] } ? ('page' extends Name ? Key : never) : never
}[PageKey]

/** In table order. */
export const pageKeys = Object.keys(pages).filter((key): key is PageKey => key in pages)

/** The row with the general type `Page`, instead of the literal type of that row. */
export const pageRow = (key: PageKey): Page => pages[key]
