import { formUrl, sentUrl } from '#app/form-urls.ts'
import { pageUrl, readingUrls } from '#app/reading-urls.ts'
import { localPath, urls } from '#app/urls.ts'
import type { Language } from '#contract/languages.ts'

/** Ids of products that the tests compare. */
export const productIds = { 'RH-9010': '101', 'HB-7830': '201', 'HB-7320': '202', 'HB-6240': '205', 'EO-6072': '301' } as const

/** Gas hobs with four burners: there is none. */
export const filtersWithoutResult = { energy: ['1'], zones: ['3'] }

export type Screen = { name: string; status: 200 | 404; address: (language: Language) => string }

const { 'HB-7830': brassHob, 'HB-7320': smallHob, 'HB-6240': inductionHob } = productIds

/** One of each kind of page that stands in the frame of header and footer. */
export const screens: readonly Screen[] = [
  { name: 'home', status: 200, address: urls.home },
  { name: 'product list', status: 200, address: (language) => urls.productList(language, 2) },
  { name: 'list without a result', status: 200, address: (language) => urls.productList(language, 2, filtersWithoutResult) },
  { name: 'product', status: 200, address: (language) => urls.product(language, 'RH-9010') },
  { name: 'comparison', status: 200, address: (language) => urls.compare(language, [brassHob, smallHob, inductionHob]) },
  { name: 'empty comparison', status: 200, address: (language) => urls.compare(language, []) },
  { name: 'framed page', status: 200, address: (language) => urls.framed(language, 'series', 'vela', 1) },
  { name: 'news hub', status: 200, address: (language) => pageUrl(language, 'newsHub') },
  { name: 'news', status: 200, address: (language) => pageUrl(language, 'news') },
  { name: 'videos', status: 200, address: (language) => pageUrl(language, 'videos') },
  { name: 'recipes', status: 200, address: (language) => pageUrl(language, 'recipes') },
  { name: 'one news', status: 200, address: (language) => readingUrls.article(language, 'news', 'cooking-evenings') },
  { name: 'one video', status: 200, address: (language) => readingUrls.article(language, 'video', 'rh-9010-turntable') },
  { name: 'one recipe', status: 200, address: (language) => readingUrls.article(language, 'recipe', 'steamed-char-siu-buns') },
  { name: 'Happy Kitchen', status: 200, address: (language) => pageUrl(language, 'happyKitchen') },
  { name: 'one Happy Kitchen', status: 200, address: (language) => readingUrls.article(language, 'happiness', 'sunday-congee') },
  { name: 'written story', status: 200, address: (language) => pageUrl(language, 'about') },
  { name: 'written guide', status: 200, address: (language) => pageUrl(language, 'terms') },
  { name: 'service promise', status: 200, address: (language) => pageUrl(language, 'servicePromise') },
  { name: 'global outlets', status: 200, address: (language) => pageUrl(language, 'worldOutlets') },
  { name: 'picture story', status: 200, address: (language) => pageUrl(language, 'imageStory') },
  { name: 'cooperation', status: 200, address: (language) => pageUrl(language, 'cooperation') },
  { name: 'cooperation in words', status: 200, address: (language) => pageUrl(language, 'afterSalesProcess') },
  { name: 'classic cases', status: 200, address: (language) => pageUrl(language, 'cases') },
  { name: 'one case', status: 200, address: (language) => readingUrls.article(language, 'case', 'merbau-residence') },
  { name: 'registration', status: 200, address: (language) => formUrl(language, 'registration') },
  { name: 'feedback form', status: 200, address: (language) => formUrl(language, 'feedback') },
  { name: 'dealer form', status: 200, address: (language) => formUrl(language, 'dealer') },
  { name: 'supplier form', status: 200, address: (language) => formUrl(language, 'supplier') },
  { name: 'subscription', status: 200, address: (language) => formUrl(language, 'subscribe') },
  { name: 'withdrawal', status: 200, address: (language) => formUrl(language, 'withdraw') },
  { name: 'answer after a form', status: 200, address: (language) => sentUrl(language, 'feedback', 'HTQM-J6TC') },
  { name: 'search', status: 200, address: (language) => pageUrl(language, 'search') },
  { name: 'search with results', status: 200, address: (language) => readingUrls.search(language, 'RH-9010') },
  { name: 'search without a result', status: 200, address: (language) => readingUrls.search(language, 'zzyzx') },
  { name: 'all questions', status: 200, address: (language) => pageUrl(language, 'faq') },
  { name: 'questions of a category', status: 200, address: (language) => readingUrls.faq(language, 1) },
  { name: 'manuals', status: 200, address: (language) => readingUrls.manuals(language, 1) },
  { name: 'support', status: 200, address: (language) => pageUrl(language, 'support') },
  { name: 'support of a model', status: 200, address: (language) => readingUrls.support(language, 'EO-6068') },
  { name: 'support of no model', status: 404, address: (language) => readingUrls.support(language, 'XX-0000') },
  { name: 'stores', status: 200, address: (language) => pageUrl(language, 'stores') },
  { name: 'shop finder', status: 200, address: (language) => `${pageUrl(language, 'shopFinder')}?q=238897` },
  { name: 'shops of a city', status: 200, address: (language) => readingUrls.shopsOf(language, 'bangkok') },
  { name: 'page not found', status: 404, address: (language) => localPath(language, '/no-such-page') },
]
