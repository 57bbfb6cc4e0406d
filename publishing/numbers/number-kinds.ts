import { unitCalled } from '#catalog/numbers/units.ts'
import type { FieldPath } from '../read/content-issue.ts'
import type { WrittenNumber } from './numbers-in.ts'

/** Kinds of numbers that are no facts of a product. */
export type NumberKind =
  | 'date'
  | 'time'
  | 'address'
  | 'money'
  | 'standard'
  | 'mains'
  | 'nominal size'
  | 'name of a fact'
  | 'recipe'
  | 'instruction'
  | 'setting'
  | 'legal text'
  | 'story'

export type NumberPlace = { area: string; entry: string; path: FieldPath; text: string; namesProduct: boolean }

/** Undefined for a number that may be a fact, which somebody has to look at. */
export function kindOf(written: WrittenNumber, place: NumberPlace): NumberKind | undefined {
  const kinds = Object.entries(isOfKind)
  // Object.entries loses the names, which are the kinds.
  return kinds.find(([, is]) => is(written, place))?.[0] as NumberKind | undefined
}

type Is = (written: WrittenNumber, place: NumberPlace) => boolean

/** In this order: the first kind counts. */
const isOfKind: Record<NumberKind, Is> = {
  date: (written, place) => isDate(written, place.text),
  time: (written, { area, text }) => {
    const { unit } = written
    const isLength = unitCalled(unit)?.measures === 'minutes' || unitCalled(unit)?.measures === 'years'
    const [before, after] = around(written, text)
    return (isLength && !aboutProducts.has(area)) || beforeTime.test(before) || afterTime.test(after)
  },
  address: (written, { text }) => {
    const [before, after] = around(written, text)
    return (
      written.unit === '' &&
      (/(#|#\d\d-|Singapore |新加坡 ?|싱가포르 |Singapura )$/.test(before) || isPostcode(written) || isStreet(after))
    )
  },
  money: (written, { text }) => /S?\$ ?$/.test(around(written, text)[0]),
  standard: (written, { text }) => /(WCAG|EN|ISO|AA|HTTP|TLS|PDF\/UA-?|IP|Act|Section|第) ?$/.test(around(written, text)[0]),
  mains: ({ values, unit }) => values.every((value) => ratings.get(unit)?.includes(value)),
  // Titles have the size by which a product is sold: 60 cm for 595 mm.
  'nominal size': (_, { area, path }) => area === 'products' && path[0] === 'title',
  'name of a fact': (_, { area, path }) => area === 'categories' && path[0] === 'parameters',
  recipe: (_, { area }) => area === 'recipes',
  instruction: (_, { area }) => area === 'care' || area === 'notices',
  setting: (written, { area, text }) => {
    const isSetting = ['°C', '℃', 'g', 'ml', '克', '毫升', '°dH'].includes(written.unit)
    return (isSetting && !aboutProducts.has(area)) || /(levels?|speed|step|number|No\.) $/i.test(around(written, text)[0])
  },
  'legal text': (_, { entry }) => legalPages.has(entry),
  story: ({ unit }, { area, namesProduct }) => stories.has(area) && !(namesProduct && unit !== ''),
}

const aboutProducts = new Set(['products', 'features', 'categories', 'series', 'banners', 'home'])
const stories = new Set(['news', 'videos', 'happiness', 'cases', 'careers', 'press', 'pages'])
const legalPages = new Set(['terms-and-privacy', 'warranty-terms', 'accessibility', 'prices-and-charges'])
/** Sockets, circuits and voltages in Singapore. */
const ratings = new Map<string, readonly number[]>(
  Object.entries({
    A: [13, 15, 16, 20, 32, 40, 63],
    安: [13, 15, 16, 20, 32, 40, 63],
    V: [220, 230, 240, 400],
    Hz: [50, 60],
  }),
)

const months = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'Januari|Februari|Maret|Mei|Juni|Juli|Agustus|Oktober|Desember|月|월',
].join('|')
const afterDate = new RegExp(String.raw`^(?: to \d+)? ?(?:${months}|[日号號일])`)
const beforeDate = new RegExp(`(?:${months}) ?$`)

function isDate(written: WrittenNumber, text: string): boolean {
  const { values, unit } = written
  const [before, after] = around(written, text)
  const isYear = values.every((value) => Number.isInteger(value) && value >= 1900 && value <= 2100) && !/[.,]/.test(written.text)
  if (isYear && (unit === '' || unitCalled(unit)?.measures === 'years')) return true
  return unit === '' && (afterDate.test(after) || beforeDate.test(before))
}

const beforeTime = /(pukul|jam|上午|下午|晚上|早上|中午|傍晚|清晨|오전|오후|between|until|from|by) ?$/i
const afterTime =
  /^ ?(?:(?:am|pm|noon|o'clock|hours?|days?|weeks?|months?|seconds?|evenings?|nights?|jam|hari|minggu|bulan|detik)\b|[点點时時秒天周週]|小时|小時|个月|個月|星期|시|일|주|개월|달|초|-(?:hour|day|week|month|second|minute|year))/i

const isPostcode = ({ text }: WrittenNumber) => /^\d{6}$/.test(text)
const isStreet = (after: string) => /^ ?(?:[A-Z][a-z]+ (?:Lane|Street|Road|Hill|Quay|Avenue|Drive)|号|號)/.test(after)

function around({ at, text }: Pick<WrittenNumber, 'at' | 'text'>, whole: string): [before: string, after: string] {
  return [whole.slice(Math.max(0, at - 20), at), whole.slice(at + text.length, at + text.length + 20)]
}
