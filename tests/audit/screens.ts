import { fitQuery } from '#contract/fit/questions.ts'
import type { Language } from '#contract/languages.ts'
import type { IdKind } from '#contract/pages/page.ts'
import { paths } from '#contract/pages/paths.ts'
import { type PageKey, pageKeys, pageRow } from '#contract/pages/table.ts'
import { slugOf } from '#contract/pages/text-pages.ts'
import {
  compareUrl,
  featureUrl,
  fitUrl,
  framedUrl,
  localPath,
  measuringSheetUrl,
  pageUrl,
  productListUrl,
  visitUrl,
} from '#contract/pages/urls.ts'
import type { ContentSample } from './content-sample.ts'

export type Screen = {
  name: string
  status: 200 | 404
  /** Its URL in some content; undefined if that content has no such page. */
  urlIn: (sample: ContentSample, language: Language) => string | undefined
}

/** Pages that look like another page of their folder, or have no header and footer. */
export const seenElsewhere: readonly PageKey[] = [
  'newsDetails',
  'featureStory',
  'brand',
  'servicePhilosophy',
  'shoppingGuide',
  'recycling',
  'company',
  'accessibility',
  'engineering',
  'serviceIdea',
  'feature',
  'sent',
]

/** Pages that look almost the same with and without an id. */
const shownWithoutId: readonly PageKey[] = ['cooperation']

const found = (name: string, urlIn: Screen['urlIn']): Screen => ({ name, status: 200, urlIn })

/** `productList` -> `product list` */
const nameOf = (page: PageKey) => page.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** A page without an id, with an id of the content, or both. */
export function screensOf(page: PageKey): Screen[] {
  const { id, idRequired, indexed } = pageRow(page)
  const slug = slugOf(page)
  const itself = found(nameOf(page), ({ hasPage }, language) =>
    slug === undefined || hasPage(slug) ? localPath(language, paths[page]) : undefined,
  )
  const isNothingWithoutId = idRequired || indexed === 'each'
  const withId = (subject: IdKind) =>
    found(isNothingWithoutId ? nameOf(page) : `${nameOf(page)} with an id`, (sample, language) => {
      if (subject === 'framedPage') {
        const { feature } = sample
        return feature && framedUrl(language, feature.type, feature.name, feature.category)
      }
      const one = idIn(sample, subject)
      return one === undefined ? undefined : localPath(language, paths[page], { id: one })
    })
  return [...(isNothingWithoutId ? [] : [itself]), ...(id && !shownWithoutId.includes(page) ? [withId(id)] : [])]
}

function idIn(sample: ContentSample, subject: Exclude<IdKind, 'framedPage'>): string | undefined {
  switch (subject) {
    case 'category':
      return String(sample.category)
    case 'care':
      return sample.careGuide
    case 'product':
      return sample.product
    case 'supportedProduct':
      return sample.supportedModel
    case 'city':
      return sample.cityWithShops
    case 'feature':
      return sample.feature?.id
    default:
      return sample.article(subject)
  }
}

/** One screen per kind of page with header and footer: those of the page table, and states that need query parameters. */
export const screens: readonly Screen[] = [
  ...pageKeys.filter((page) => pageRow(page).answers === undefined && !seenElsewhere.includes(page)).flatMap(screensOf),
  found(
    'list without results',
    ({ category, filtersWithoutResult }, language) =>
      filtersWithoutResult && productListUrl(language, category, filtersWithoutResult),
  ),
  found('comparison', ({ compared }, language) => (compared.length > 0 ? compareUrl(language, compared) : undefined)),
  found('answer after a form', (_, language) => pageUrl(language, 'sent', { form: 'feedback', reference: 'HTQM-J6TC' })),
  found('search with results', ({ product }, language) => product && pageUrl(language, 'search', { q: product })),
  found('search without a result', (_, language) => pageUrl(language, 'search', { q: 'zzyzx' })),
  {
    name: 'support of an unknown model',
    status: 404,
    urlIn: (_, language) => pageUrl(language, 'support', { id: 'XX-0000' }),
  },
  found(
    'what fits a model',
    ({ supportedModel }, language) => supportedModel && pageUrl(language, 'accessories', { code: supportedModel }),
  ),
  {
    name: 'accessories of an unknown model',
    status: 404,
    urlIn: (_, language) => pageUrl(language, 'accessories', { code: 'XX-0000' }),
  },
  found('free times of a store', (_, language) => visitUrl(language, { place: 'best-denki', codes: ['RH-9010'] })),
  found('shops near a postal code', ({ postcode }, language) => postcode && pageUrl(language, 'shopFinder', { q: postcode })),
  found(
    'product with the nearest shops',
    ({ product, postcode }, language) => product && postcode && pageUrl(language, 'product', { id: product, q: postcode }),
  ),
  found('measuring sheet of a category', ({ category }, language) =>
    measuringSheetUrl(language, category, fitQuery({ nicheWidth: 560 })),
  ),
  found('what fits a measured kitchen', ({ category }, language) =>
    fitUrl(language, category, fitQuery({ width: 900, cutoutWidth: 730, nicheWidth: 560 })),
  ),
  found(
    'enquiry about a measured kitchen',
    ({ product }, language) => product && pageUrl(language, 'home', { code: product, ...fitQuery({ width: 900 }) }),
  ),
  { name: 'page not found', status: 404, urlIn: (_, language) => localPath(language, '/no-such-page') },
]

/** The screens, and the page inside a frame. */
export const screensAndFrame: readonly Screen[] = [
  ...screens,
  found('feature', ({ feature }, language) => feature && featureUrl(language, feature.id)),
]

/** Every screen of the table of pages, with those that look like another one. */
export const everyScreen: readonly Screen[] = [
  ...screensAndFrame,
  ...seenElsewhere.filter((page) => page !== 'sent' && page !== 'feature').flatMap(screensOf),
]
