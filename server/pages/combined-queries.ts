import { shopAreas } from '#app/loading/nearest-shops.server.ts'
import { maxCompared } from '#catalog/queries/compare.ts'
import { contactCodes } from '#contract/contact/contact-codes.ts'
import { cleanPostcode } from '#contract/contact/postcode.ts'
import { fitNames } from '#contract/fit/questions.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import { parseReference } from '#contract/forms/reference.ts'
import { formatChoice, parseChoice } from '#contract/pages/list-query.ts'
import type { PageKey, pages } from '#contract/pages/table.ts'
import { lookupTypes } from '#contract/pages/urls.ts'
import { defaultCategory, parseCategory } from '#contract/products/categories.ts'
import { categoryOf, type NormalizedQuery, notFoundMarker, productOf, type QueryContext } from './normalized-query.ts'

/** Pages with more query parameters than `id` and `page`. Each page has its own rules for combining them. */
export type CombiningPage = {
  [Key in PageKey]: (typeof pages)[Key] extends { query: readonly (infer Name)[] }
    ? [Exclude<Name, 'page'>] extends [never]
      ? never
      : Key
    : never
}[PageKey]

export const combinedQueries: Record<CombiningPage, (context: QueryContext) => NormalizedQuery> = {
  home: (context) => {
    const named = namedModel(context)
    const measures = measuresIn(context)
    return named.values.code && Object.keys(measures).length > 0
      ? { values: { ...named.values, ...measures }, containsUserInput: true }
      : named
  },

  productList: (context) => {
    const values = categoryOf(context)
    const category = parseCategory(values.id ?? String(defaultCategory))
    if (category === undefined) return { values }
    return { values: { ...values, ...formatChoice(context.catalog.offeredChoice(category, parseChoice(context.query))) } }
  },

  accessories: (context) => {
    const { catalog, language, query } = context
    const code = query.get('code') ?? ''
    if (code === '') return { values: categoryOf(context) }
    // For an unknown model, the page suggests similar models.
    return { values: { code }, containsUserInput: catalog.support(language, code)?.product.code !== code }
  },

  compare: comparison,

  fit: measuredKitchen,
  measuringSheet: measuredKitchen,

  contactCode: ({ query }) => ({ values: { name: contactCodes.find((code) => code === query.get('name')) ?? notFoundMarker } }),

  registration: namedModel,

  // With JavaScript, a product page fetches the shops from `nearestShops`. There are too many postal codes and products to cache both.
  product: (context) => {
    const product = productOf(context)
    const place = placeOf(context)
    if (product.values.id === notFoundMarker || Object.keys(place).length === 0) return product
    return { values: { ...product.values, ...place }, containsUserInput: true }
  },

  // Distances are measured from the postal sector, so all codes of a sector share one answer.
  nearestShops: (context) => {
    const { q, city } = placeOf(context)
    if (q === undefined) return { values: { city } }
    const postcode = cleanPostcode(q)
    const isKnown = context.catalog.shopsNear(context.language, postcode) !== undefined
    return { values: { q: isKnown ? `${postcode.slice(0, 2)}0000` : notFoundMarker } }
  },

  framed: ({ catalog, language, query }) => {
    const [type = '', name = ''] = [query.get('type') ?? '', query.get('name') ?? '']
    const cate = query.get('cate') || (query.get('id') ?? '')
    const category = parseCategory(cate)
    if (category === undefined) return { values: { cate: notFoundMarker } }
    if (type === '' && name === '') return { values: { cate } }
    const kind = (['series', 'product', 'campaign'] as const).find((one) => lookupTypes[one] === type)
    const isListed = kind && catalog.framedUrl(language, kind, name, category) !== undefined
    return { values: isListed ? { type, name, cate } : { cate: notFoundMarker } }
  },

  search: ({ query }) => ({ values: { q: query.get('q') ?? '' }, containsUserInput: query.has('q') }),

  shopFinder: ({ catalog, language, query }) => {
    const [city, q] = [query.get('id'), query.get('q') ?? '']
    const cities = catalog.places(language).flatMap(({ countries }) => countries.flatMap((country) => country.cities))
    const id = city === null || cities.some((one) => one.id === city) ? city : notFoundMarker
    return { values: { ...(id !== null && { id }), q }, containsUserInput: q !== '' }
  },

  // Its free times change with each booking, so only the page before a place is chosen is the same for everybody.
  visit: ({ catalog, language, query }) => {
    const values = Object.fromEntries(
      (['place', 'kind', 'people', 'day', 'q', 'code', 'measures', 'token'] as const).map((name) => [
        name,
        query.get(name) ?? '',
      ]),
    )
    const hasOnePlace = catalog.visitPlaces(language).length === 1
    return { values, containsUserInput: hasOnePlace || Object.values(values).some((value) => value !== '') }
  },

  yourVisit: ({ query }) => ({ values: { token: query.get('token') ?? '' }, containsUserInput: true }),

  sent: ({ query }) => {
    const form = submissionKinds.find((kind) => kind === query.get('form'))
    const reference = parseReference(query.get('reference') ?? '')
    return { values: { form, reference }, containsUserInput: reference !== undefined }
  },
}

/** A category with the measures of a kitchen. */
function measuredKitchen(context: QueryContext): NormalizedQuery {
  const category = parseCategory(context.query.get('cate') ?? '')
  const measures = measuresIn(context)
  // There are too many possible kitchens to keep a page for each.
  return {
    values: { ...(category !== undefined && { cate: String(category) }), ...measures },
    containsUserInput: Object.keys(measures).length > 0,
  }
}

/** The measures of a kitchen, as typed. */
function measuresIn({ query }: QueryContext): NormalizedQuery['values'] {
  return Object.fromEntries(fitNames.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])))
}

/** Prefills the form from `?code=`; ignores unknown codes. */
function namedModel({ catalog, language, query }: QueryContext): NormalizedQuery {
  const code = query.get('code')
  const product = code ? catalog.product(language, code) : undefined
  return { values: product ? { code: product.code } : {} }
}

/** The area or else the postal code to find shops from. */
function placeOf({ catalog, language, query }: QueryContext): { city?: string; q?: string } {
  const [city, q] = [query.get('city') ?? '', query.get('q') ?? '']
  if (shopAreas(catalog, language).some(({ id }) => id === city)) return { city }
  return q === '' ? {} : { q }
}

/** The ids without duplicates. Pages with unknown ids, or with more than can be compared, are not cached: there are too many possible lists. */
function comparison({ catalog, language, query }: QueryContext): NormalizedQuery {
  const code = query.get('chuancode') ?? ''
  const byCode = code === '' ? undefined : catalog.product(language, code)
  const listed = query.getAll('manycode').flatMap((list) => list.split(','))
  const ids = [...new Set([...listed.map((id) => id.trim()), byCode?.id ?? ''].filter((id) => id !== ''))]
  const known = ids.filter((id) => catalog.productById(language, id))
  const missing = ids.filter((id) => !known.includes(id))
  const unknownCode = byCode ? '' : code
  const start = parseCategory(query.get('todata') ?? '')
  return {
    values: {
      todata: start === undefined ? '' : String(start),
      manycode: [...known, ...missing].join(','),
      chuancode: unknownCode,
    },
    containsUserInput: missing.length > 0 || known.length > maxCompared || unknownCode !== '',
  }
}
