import type { Catalog } from '#catalog/catalog.ts'
import { referenceOf } from '#contract/forms/reference.ts'
import { defaultLanguage } from '#contract/languages.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import type { SeriesGroup } from '#contract/views.ts'
import type { Call } from '#contract/wire/call.ts'
import { certificate, formToken } from '#contract/wire/calls/information-calls.ts'
import * as newsCalls from '#contract/wire/calls/news-calls.ts'
import { getAccessories, getSeriesGoods } from '#contract/wire/calls/product-calls.ts'
import { searchOpened } from '#contract/wire/calls/search-calls.ts'
import { bookVisit, cancelVisit, changeVisit, showVisit, visitTimes } from '#contract/wire/calls/visit-calls.ts'

/** Example fields for a call, from the current content, that give a useful response. */
export function exampleFields(call: Call, catalog: Catalog): Record<string, string> {
  const [code = ''] = catalog.productCodes()
  const product = catalog.product(defaultLanguage, code)
  const category = product?.category ?? 1
  const groups = catalog.productGroups(defaultLanguage, category)
  const [filter] = catalog.filters(defaultLanguage, category)
  const value = filter?.values.find(({ count }) => count > 0)
  const withFeature = groups.find(({ hasFeature }) => hasFeature)

  const values: Record<string, string> = {
    cate: String(category),
    code,
    post: JSON.stringify({ cate: String(category), ...(filter && value ? { [filter.type]: value.id } : {}) }),
    name: withFeature?.id ?? '',
    type: call.path === getSeriesGoods.path ? (product?.seriesId ?? '') : '1',
    id: articleId(call, catalog) ?? (call.path === getAccessories.path ? (product?.id ?? '') : idsOf(groups)),
    q: code,
    ...placeIds(catalog),
  }
  return Object.fromEntries(Object.keys(call.fields.shape).flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

const succeeded = (data: unknown) => ({ code: 1, msg: 'success', data })

const reference = referenceOf(1_234_567_890)
const given = { reference, phone_digits: '4567' }
const certified = {
  ...{ reference, name: 'Ann Lee', code: 'RH-9010', serial_number: '261000123', buy_date: '2026-03-10' },
  ...{ registered_on: '2026-03-12', expires_on: '2031-03-09', open_question: '' },
}

const token = `${reference}.5Zk…`
const start = '2026-12-05T03:00:00Z'
const visitTime = { start, day: '2026-12-05', time: '11:00' }
const visit = {
  ...{ reference, token, state: 'booked', sequence: 0, place: 'courts', kind: 'model', people: 1, models: 'RH-9010' },
  ...{ ...visitTime, end: '2026-12-05T03:45:00Z', minutes: 45 },
  ...{ changeable: 1, until: '2026-12-05T01:00:00Z', calendar: `/visit.ics?token=${token}`, cancelledBy: '', word: '' },
}
const asked = { place: 'courts', kind: 'model' }
const replied = (outcome: string) => succeeded({ outcome, reference, visit, next: [] })

/** Fixed examples of the calls for visits. */
const visitExamples = new Map<string, { fields: Record<string, string>; answer: unknown }>([
  [
    visitTimes.path,
    {
      fields: { ...asked, from: '2026-12-05' },
      answer: succeeded({
        ...{ ...asked, minutes: 45, first: '2026-11-28', last: '2027-01-23', next: [] },
        days: [{ day: '2026-12-05', state: 'free', times: [{ ...visitTime, left: 1 }] }],
      }),
    },
  ],
  [
    bookVisit.path,
    {
      fields: { ...asked, start, name: 'Ann Lee', email: 'ann@example.com', phone: '9123 4567' },
      answer: replied('booked'),
    },
  ],
  [changeVisit.path, { fields: { token, start }, answer: replied('changed') }],
  [cancelVisit.path, { fields: { token }, answer: replied('cancelled') }],
  [showVisit.path, { fields: { token }, answer: succeeded(visit) }],
])

/** Fixed example fields and response, for a call that must not run for the documentation. */
export function ownExample(call: Call) {
  if (call.path === certificate.path) return { fields: given, answer: succeeded(certified) }
  if (call.path === formToken.path) return { fields: {}, answer: succeeded({ token: 'mbq3k9x0.5Zk…' }) }
  const ofVisits = visitExamples.get(call.path)
  if (ofVisits) return ofVisits
  if (call.path === searchOpened.path) return { fields: { q: 'hood' }, answer: succeeded({ received: 1 }) }
  const fields = Object.keys(call.required ?? {}).map((name) => [name, '…'])
  return { fields: Object.fromEntries(fields), answer: succeeded({ reference }) }
}

const idsOf = (groups: readonly SeriesGroup[]) =>
  groups
    .flatMap(({ products }) => products)
    .slice(0, 2)
    .map(({ id }) => id)
    .join(',')

const articleCalls = new Map<string, ArticleKind>([
  [newsCalls.getNewsDetail.path, 'news'],
  [newsCalls.getVideoDetail.path, 'video'],
  [newsCalls.getCookbookDetail.path, 'recipe'],
  [newsCalls.getProjectCaseDetail.path, 'case'],
  [newsCalls.getHappinessDetail.path, 'happiness'],
])

function articleId({ path }: Call, catalog: Catalog): string | undefined {
  const kind = articleCalls.get(path)
  return kind && (catalog.articleIds(kind)[0] ?? '')
}

/** The area, country and city of the first shop. */
function placeIds(catalog: Catalog): Record<string, string> {
  const city = catalog.shops(defaultLanguage)[0]?.city.id
  for (const area of catalog.places(defaultLanguage)) {
    const country = area.countries.find(({ cities }) => cities.some(({ id }) => id === city))
    if (country && city !== undefined) return { area_id: area.id, country_id: country.id, city_id: city }
  }
  return {}
}

const longestList = 2

/** Shortens all lists, so that examples are readable. */
export function shortened(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, longestList).map(shortened)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shortened(value)]))
}
