import { fitNames } from '../fit/questions.ts'
import { rangeNames } from '../views/list-choice.ts'
import type { Page } from './page.ts'

/**
 * Every page of the site. Routes, URLs, cache keys, the sitemap, navigation, the link check and the tests read this table. Header, menu
 * and footer show their links in this order.
 */
export const pages = {
  home: { path: '/', folder: 'site/home', query: ['code', ...fitNames], takesForm: true, indexed: 'itself', header: 'home' },
  search: { path: '/search', folder: 'site/search', query: ['q'], header: 'search' },

  productList: {
    path: '/productlist',
    folder: 'products/product-list',
    id: 'category',
    query: ['filter', ...rangeNames, 'sort', 'page'],
    indexed: 'each',
  },
  product: {
    path: '/productdetail',
    folder: 'products/product',
    id: 'product',
    idRequired: true,
    query: ['q', 'city'],
    indexed: 'each',
  },
  compare: { path: '/constrast', folder: 'products/compare', query: ['todata', 'manycode', 'chuancode'], footer: 'products' },
  fit: { path: '/fit', folder: 'products/fit', query: ['cate', ...fitNames, 'page'], indexed: 'itself', footer: 'products' },
  /** The same for everybody: what a visitor keeps is only on their device. */
  myKitchen: { path: '/my-kitchen', folder: 'products/my-kitchen', indexed: 'itself', header: 'kitchen' },
  measuringSheet: { path: '/measuring-sheet', folder: 'products/measuring-sheet', query: ['cate', ...fitNames] },
  framed: { path: '/otherwebsite', folder: 'site/framed', id: 'framedPage', query: ['type', 'name', 'cate'], indexed: 'each' },
  feature: { path: '/features', folder: 'products/feature', id: 'feature', idRequired: true, idInPath: true },
  productMenu: { path: '/product-menu', folder: 'products/product-menu', answers: 'data' },
  productNames: { path: '/product-names', folder: 'products/product-names', answers: 'data', id: 'category', idRequired: true },
  kitchenFacts: { path: '/kitchen-facts', folder: 'products/kitchen-facts', answers: 'data' },
  /** Kept by the browsers of those who keep something of My kitchen. */
  offline: { path: '/offline', folder: 'site/offline', answers: 'document' },
  nearestShops: { path: '/nearest-shops', folder: 'shops/nearest-shops', answers: 'data', query: ['q', 'city'] },
  contactCode: { path: '/contact-code', folder: 'site/contact-code', answers: 'document', query: ['name'] },
  productModel: {
    path: '/product-model',
    folder: 'products/product-model',
    answers: 'document',
    id: 'product',
    idRequired: true,
  },
  reviewsFrame: { path: '/reviews-frame', folder: 'site/reviews-frame', answers: 'document' },

  faq: {
    path: '/words',
    folder: 'service/faq',
    id: 'category',
    parent: 'faq',
    indexed: 'itself and each',
    header: 'services',
    footer: 'services',
  },
  manuals: {
    path: '/machine',
    folder: 'service/manuals',
    id: 'category',
    query: ['page'],
    parent: 'manuals',
    indexed: 'each',
    header: 'services',
    footer: 'services',
  },
  support: {
    path: '/support',
    folder: 'service/support',
    id: 'supportedProduct',
    parent: 'support',
    indexed: 'itself and each',
    header: 'services',
    footer: 'services',
  },
  accessories: {
    path: '/accessories',
    folder: 'service/accessories',
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
    folder: 'service/care',
    id: 'care',
    parent: 'care',
    indexed: 'itself and each',
    header: 'services',
    footer: 'services',
  },
  registration: {
    path: '/registration',
    folder: 'service/registration',
    query: ['code'],
    takesForm: true,
    indexed: 'itself',
    header: 'services',
    footer: 'services',
  },
  feedback: {
    path: '/feedback',
    folder: 'forms/visitor-form',
    takesForm: true,
    indexed: 'itself',
    header: 'services',
    footer: 'services',
  },
  shoppingGuide: {
    path: '/register',
    folder: 'company/text-page',
    words: 'shopping-guide',
    indexed: 'itself',
    header: 'services',
    footer: 'stores',
  },
  servicePromise: {
    path: '/consumer',
    folder: 'service/service-promise',
    words: 'service-promise',
    indexed: 'itself',
    header: 'services',
    footer: 'services',
  },
  recycling: { path: '/recycling', folder: 'company/text-page', words: 'recycling', indexed: 'itself', footer: 'services' },

  charges: {
    path: '/charges',
    folder: 'service/charges',
    words: 'prices-and-charges',
    indexed: 'itself',
    footer: 'services',
  },
  warrantyTerms: {
    path: '/warranty',
    folder: 'service/warranty-terms',
    words: 'warranty-terms',
    indexed: 'itself',
    footer: 'services',
  },

  stores: { path: '/store', folder: 'shops/stores', indexed: 'itself', header: 'stores', footer: 'stores' },
  shopFinder: {
    path: '/exhibition',
    folder: 'shops/shop-finder',
    id: 'city',
    query: ['q'],
    parent: 'stores',
    indexed: 'itself',
    header: 'stores',
    footer: 'stores',
  },
  visit: {
    path: '/visit',
    folder: 'shops/visit',
    query: ['place', 'kind', 'people', 'day', 'q', 'code', 'measures', 'token'],
    takesForm: true,
    parent: 'stores',
    indexed: 'itself',
    header: 'stores',
    footer: 'stores',
  },
  /** What the link in the mails about a visit opens. */
  yourVisit: { path: '/your-visit', folder: 'shops/your-visit', query: ['token'], takesForm: true, parent: 'stores' },

  newsHub: { path: '/alltitleandall', folder: 'stories/news-hub', indexed: 'itself', header: 'news' },
  news: { path: '/information', folder: 'stories/news-hub', query: ['page'], indexed: 'itself', footer: 'news' },
  videos: { path: '/portrait', folder: 'stories/news-hub', query: ['page'], indexed: 'itself', footer: 'news' },
  recipes: { path: '/menu', folder: 'stories/news-hub', query: ['page'], indexed: 'itself', footer: 'news' },
  newsArticle: {
    path: '/infodetion',
    folder: 'stories/articles',
    id: 'news',
    idRequired: true,
    parent: 'newsHub',
    indexed: 'each',
  },
  /** The same page as `newsArticle`, which is the canonical URL. */
  newsDetails: { path: '/details', folder: 'stories/articles', id: 'news', idRequired: true, parent: 'newsHub' },
  video: { path: '/detailstovideo', folder: 'stories/video', id: 'video', idRequired: true, parent: 'newsHub', indexed: 'each' },
  recipe: {
    path: '/detailstomenu',
    folder: 'stories/recipe',
    id: 'recipe',
    idRequired: true,
    parent: 'newsHub',
    indexed: 'each',
  },
  happyKitchen: {
    path: '/informationcopy',
    folder: 'stories/articles',
    id: 'happiness',
    query: ['page'],
    parent: 'happyKitchen',
    indexed: 'itself and each',
    footer: 'news',
  },
  press: {
    path: '/press',
    folder: 'stories/articles',
    id: 'press',
    query: ['page'],
    parent: 'press',
    indexed: 'itself and each',
    footer: 'news',
  },

  about: { path: '/about', folder: 'company/text-page', words: 'about', indexed: 'itself', header: 'about', footer: 'about' },
  brand: { path: '/kitchen', folder: 'company/text-page', words: 'brand', indexed: 'itself', footer: 'about' },
  company: { path: '/company', folder: 'company/text-page', words: 'company', indexed: 'itself', footer: 'about' },
  sustainability: {
    path: '/sustainability',
    folder: 'company/sustainability',
    words: 'sustainability',
    indexed: 'itself',
    footer: 'about',
  },
  careers: {
    path: '/careers',
    folder: 'company/careers',
    id: 'career',
    parent: 'careers',
    indexed: 'itself and each',
    footer: 'about',
  },
  servicePhilosophy: {
    path: '/topmode',
    folder: 'company/text-page',
    words: 'service-philosophy',
    indexed: 'itself',
    footer: 'about',
  },
  worldOutlets: {
    path: '/wholeworld',
    folder: 'company/world-outlets',
    words: 'world-outlets',
    indexed: 'itself',
    footer: 'stores',
  },
  featureStory: { path: '/detailone', folder: 'company/text-page', words: 'feature-story', indexed: 'itself' },
  imageStory: { path: '/pearlike', folder: 'stories/image-story', words: 'image-story', indexed: 'itself' },

  cooperation: {
    path: '/cooperationall',
    folder: 'company/cooperation',
    id: 'case',
    words: 'cooperation',
    takesForm: true,
    indexed: 'itself',
    footer: 'about',
  },
  engineering: {
    path: '/Engineering',
    folder: 'company/cooperation-text',
    words: 'engineering',
    parent: 'cooperation',
    indexed: 'itself',
  },
  cases: { path: '/ClassicCase', folder: 'company/cases', query: ['page'], parent: 'cooperation', indexed: 'itself' },
  case: { path: '/detailsproject', folder: 'company/case', id: 'case', idRequired: true, parent: 'cooperation', indexed: 'each' },
  serviceIdea: {
    path: '/ServiceIdea',
    folder: 'company/cooperation-text',
    words: 'service-idea',
    parent: 'cooperation',
    indexed: 'itself',
  },
  afterSalesProcess: {
    path: '/Process',
    folder: 'company/cooperation-text',
    words: 'after-sales-process',
    parent: 'cooperation',
    indexed: 'itself',
  },

  dealer: { path: '/joinin', folder: 'forms/visitor-form', takesForm: true, indexed: 'itself', footer: 'about' },
  supplier: { path: '/supplier', folder: 'forms/visitor-form', takesForm: true, indexed: 'itself', footer: 'about' },
  subscribe: { path: '/subscribe', folder: 'forms/visitor-form', takesForm: true, indexed: 'itself' },
  withdraw: { path: '/withdraw', folder: 'forms/visitor-form', takesForm: true, indexed: 'itself' },
  sent: { path: '/sent', folder: 'forms/sent', query: ['form', 'reference'] },
  terms: { path: '/text', folder: 'company/text-page', words: 'terms-and-privacy', indexed: 'itself', footer: 'legal' },
  accessibility: {
    path: '/accessibility',
    folder: 'company/text-page',
    words: 'accessibility',
    indexed: 'itself',
    footer: 'legal',
  },
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
export const pageKeys = Object.keys(pages).filter((key): key is PageKey => Object.hasOwn(pages, key))

/** The row with the general type `Page`, instead of the literal type of that row. */
export const pageRow = (key: PageKey): Page => pages[key]
