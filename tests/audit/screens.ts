import { formUrl, sentUrl } from '#app/form-urls.ts'
import { pageUrl, readingUrls } from '#app/reading-urls.ts'
import { localPath, urls } from '#app/urls.ts'
import type { Language } from '#contract/languages.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import type { PageSlug } from '#contract/views/pages.ts'
import type { ContentSample } from './content-sample.ts'

export type Screen = {
  name: string
  status: 200 | 404
  /** Its address in some content; undefined where that content has no such page. */
  address: (sample: ContentSample, language: Language) => string | undefined
}

type Address = (language: Language) => string

const always = (name: string, address: Address): Screen => ({ name, status: 200, address: (_, language) => address(language) })

const withPart = <Part>(
  name: string,
  part: (sample: ContentSample) => Part | undefined,
  address: (language: Language, part: Part) => string,
): Screen => ({
  name,
  status: 200,
  address: (sample, language) => {
    const found = part(sample)
    return found === undefined ? undefined : address(language, found)
  },
})

const article = (name: string, kind: ArticleKind) =>
  withPart(
    name,
    (sample) => sample.article(kind),
    (language, id) => readingUrls.article(language, kind, id),
  )

const page = (name: string, key: Parameters<typeof pageUrl>[1]) => always(name, (language) => pageUrl(language, key))
/** A page that is there once its words are. */
const written = (name: string, slug: PageSlug, key: Parameters<typeof pageUrl>[1]) =>
  withPart(
    name,
    ({ hasPage }) => hasPage(slug) || undefined,
    (language) => pageUrl(language, key),
  )

const form = (name: string, key: Parameters<typeof formUrl>[1]) => always(name, (language) => formUrl(language, key))

/** One of each kind of page that has a header and a footer. */
export const screens: readonly Screen[] = [
  always('home', urls.home),
  { name: 'product list', status: 200, address: ({ category }, language) => urls.productList(language, category) },
  withPart(
    'list without a result',
    ({ category, filtersWithoutResult: choice }) => choice && { category, choice },
    (language, { category, choice }) => urls.productList(language, category, choice),
  ),
  withPart('product', ({ product }) => product, urls.product),
  withPart('comparison', ({ compared }) => (compared.length > 0 ? compared : undefined), urls.compare),
  always('empty comparison', (language) => urls.compare(language, [])),
  withPart(
    'framed page',
    ({ feature }) => feature,
    (language, { type, name, category }) => urls.framed(language, type, name, category),
  ),
  page('news hub', 'newsHub'),
  page('news', 'news'),
  page('videos', 'videos'),
  page('recipes', 'recipes'),
  article('one news', 'news'),
  article('one video', 'video'),
  article('one recipe', 'recipe'),
  page('Happy Kitchen', 'happyKitchen'),
  article('one Happy Kitchen', 'happiness'),
  written('written story', 'about', 'about'),
  written('written guide', 'terms-and-privacy', 'terms'),
  written('service promise', 'service-promise', 'servicePromise'),
  written('global outlets', 'world-outlets', 'worldOutlets'),
  written('picture story', 'image-story', 'imageStory'),
  written('cooperation', 'cooperation', 'cooperation'),
  written('cooperation in words', 'after-sales-process', 'afterSalesProcess'),
  page('classic cases', 'cases'),
  article('one case', 'case'),
  form('registration', 'registration'),
  form('feedback form', 'feedback'),
  form('dealer form', 'dealer'),
  form('supplier form', 'supplier'),
  form('subscription', 'subscribe'),
  form('withdrawal', 'withdraw'),
  always('answer after a form', (language) => sentUrl(language, 'feedback', 'HTQM-J6TC')),
  page('search', 'search'),
  withPart('search with results', ({ product }) => product, readingUrls.search),
  always('search without a result', (language) => readingUrls.search(language, 'zzyzx')),
  page('all questions', 'faq'),
  always('questions of a category', (language) => readingUrls.faq(language, 1)),
  always('manuals', (language) => readingUrls.manuals(language, 1)),
  page('support', 'support'),
  withPart('support of a model', ({ supportedModel }) => supportedModel, readingUrls.support),
  { name: 'support of no model', status: 404, address: (_, language) => readingUrls.support(language, 'XX-0000') },
  page('stores', 'stores'),
  withPart(
    'shop finder',
    ({ postcode }) => postcode,
    (language, postcode) => `${pageUrl(language, 'shopFinder')}?q=${postcode}`,
  ),
  withPart('shops of a city', ({ cityWithShops }) => cityWithShops, readingUrls.shopsOf),
  { name: 'page not found', status: 404, address: (_, language) => localPath(language, '/no-such-page') },
]
