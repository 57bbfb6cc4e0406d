import { formatFilters, parseFilters } from '#app/filter-query.ts'
import { type PageKey, pageQuery } from '#app/pages.ts'
import { offeredChoice } from '#app/routes/product-list/offered-choice.ts'
import { lookupTypes } from '#app/urls.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { defaultCategory, parseCategory } from '#contract/categories.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import { parseReference } from '#contract/forms/reference.ts'
import type { Language } from '#contract/languages.ts'
import type { ArticleKind } from '#contract/views/articles.ts'

/** Stands for every path and every id that nothing has, so that all of them share one 404 page. */
export const nowhere = 'not-found'

/** What a page shows, by its query; `shared` is false where a visitor's own words are part of it. */
export type PageQuery = { query: URLSearchParams; shared: boolean }

type Question = { catalog: Catalog; language: Language; query: URLSearchParams }
type Values = Partial<Record<string, string>>
/** What the values mean. Without `own` it can be shared. */
type Meaning = { values: Values; own?: boolean }

/**
 * Of a query, what makes a difference to a page: values that mean the same come out the same, meaningless ones are gone, and ids that
 * nothing has are all `nowhere`. Two queries with the same outcome show the same page.
 */
export function meaningOf(page: PageKey, question: Question): PageQuery {
  const { values, own = false } = meanings[page]?.(question) ?? { values: {} }
  const named = pageQuery(page).flatMap((name): [string, string][] => (values[name] ? [[name, values[name]]] : []))
  return { query: new URLSearchParams(named), shared: !own }
}

const ofCategory = ({ query }: Question): Meaning => {
  const asked = query.get('id')
  return { values: asked === null ? {} : { id: parseCategory(asked) === undefined ? nowhere : asked } }
}

const ofArticle =
  (kind: ArticleKind) =>
  ({ catalog, language, query }: Question): Meaning => {
    const id = query.get('id') ?? ''
    return { values: { id: catalog.article(language, kind, id) ? id : nowhere } }
  }

/** A list that an id leads to one entry of. */
const ofArticleIfNamed =
  (kind: ArticleKind) =>
  (question: Question): Meaning =>
    question.query.get('id') ? ofArticle(kind)(question) : { values: {} }

/** A code in another spelling leads on to the address with the right one: too many ways to write it to keep them all. */
const ofCode = (typed: string, known: string | undefined): Meaning =>
  known === undefined ? { values: { id: nowhere } } : { values: { id: typed }, own: known !== typed }

const meanings: Partial<Record<PageKey, (question: Question) => Meaning>> = {
  productList: (question) => {
    const { catalog, language, query } = question
    const { values } = ofCategory(question)
    const category = parseCategory(values['id'] ?? String(defaultCategory))
    const asked = parseFilters(query.getAll('filter'))
    if (category === undefined || Object.keys(asked).length === 0) return { values }
    return { values: { ...values, filter: formatFilters(offeredChoice(catalog.filters(language, category), asked)) } }
  },

  compare: comparison,

  product: ({ catalog, language, query }) => {
    const typed = query.get('id') ?? ''
    return ofCode(typed, catalog.product(language, typed)?.code)
  },
  productModel: ({ catalog, language, query }) => ({
    values: { id: catalog.product(language, query.get('id') ?? '')?.code ?? nowhere },
  }),
  support: ({ catalog, language, query }) => {
    const typed = query.get('id')
    if (!typed) return { values: {} }
    // What is not found is shown with the models that it may have meant.
    return { values: { id: typed }, own: catalog.support(language, typed)?.product.code !== typed }
  },
  registration: ({ catalog, language, query }) => {
    const code = query.get('code')
    const product = code ? catalog.product(language, code) : undefined
    return { values: product ? { code: product.code } : {} }
  },

  framed: ({ catalog, language, query }) => {
    const [type = '', name = ''] = [query.get('type') ?? '', query.get('name') ?? '']
    const cate = query.get('cate') || (query.get('id') ?? '')
    const category = parseCategory(cate)
    if (category === undefined) return { values: { cate: nowhere } }
    if (type === '' && name === '') return { values: { cate } }
    const kind = (['series', 'product', 'campaign'] as const).find((one) => lookupTypes[one] === type)
    const isListed = kind && catalog.framedUrl(language, kind, name, category) !== undefined
    return { values: isListed ? { type, name, cate } : { cate: nowhere } }
  },

  faq: ofCategory,
  manuals: ofCategory,
  cooperation: ofArticleIfNamed('case'),
  happyKitchen: ofArticleIfNamed('happiness'),
  case: ofArticle('case'),
  newsArticle: ofArticle('news'),
  newsDetails: ofArticle('news'),
  video: ofArticle('video'),
  recipe: ofArticle('recipe'),

  search: ({ query }) => ({ values: { q: query.get('q') ?? '' }, own: query.has('q') }),
  shopFinder: ({ catalog, language, query }) => {
    const [city, q] = [query.get('id'), query.get('q') ?? '']
    const cities = catalog.places(language).flatMap(({ countries }) => countries.flatMap((country) => country.cities))
    const id = city === null || cities.some((one) => one.id === city) ? city : nowhere
    return { values: { ...(id !== null && { id }), q }, own: q !== '' }
  },
  sent: ({ query }) => {
    const form = submissionKinds.find((kind) => kind === query.get('form'))
    const reference = parseReference(query.get('reference') ?? '')
    return { values: { ...(form && { form }), ...(reference && { reference }) }, own: reference !== undefined }
  },
}

/** The first three ids that exist, each once. A comparison with unknown ids isn't stored: there are too many of them. */
function comparison({ catalog, language, query }: Question): Meaning {
  const code = query.get('chuancode') ?? ''
  const byCode = code === '' ? undefined : catalog.product(language, code)
  const listed = query.getAll('manycode').flatMap((list) => list.split(','))
  const asked = [...new Set([...listed.map((id) => id.trim()), byCode?.id ?? ''].filter((id) => id !== ''))]
  const known = asked.filter((id) => catalog.productById(language, id))
  const missing = asked.filter((id) => !known.includes(id))
  const unknownCode = byCode ? '' : code
  const start = parseCategory(query.get('todata') ?? '')
  return {
    values: {
      todata: start === undefined ? '' : String(start),
      manycode: [...known.slice(0, 3), ...missing].join(','),
      chuancode: unknownCode,
    },
    own: missing.length > 0 || unknownCode !== '',
  }
}
