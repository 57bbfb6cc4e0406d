import { createCache } from '../create-cache.ts'

/** What is measured, by its smallest unit: lengths in millimetres, volumes in millilitres, prices in Singapore dollars. */
export type Dimension = 'mm' | 'ml' | 'g' | 'w' | 'wh' | 'db' | 'm3h' | 'pa' | 'celsius' | 'v' | 'a' | 's' | 'burners' | 'sgd'
export type Measure = { dimension: Dimension; value: number }
export type LocatedMeasure = Measure & { start: number; end: number }

type Unit = { dimension: Dimension; factor: number; names: string }

/** Longer names come before those that they begin with. */
const units: readonly Unit[] = [
  { dimension: 'm3h', factor: 1, names: 'm[³3]\\s?\\/\\s?h(?:r|our)?|cmh|cubic met(?:er|re)s?(?: per hour)?|立方米|立方' },
  { dimension: 'mm', factor: 1, names: 'mm|㎜|millimet(?:er|re)s?|milimeter|毫米|公厘|公釐|밀리미터|밀리' },
  { dimension: 'mm', factor: 10, names: 'cm|㎝|centimet(?:er|re)s?|sentimeter|厘米|釐米|公分|센티미터|센티|센치' },
  { dimension: 'mm', factor: 25.4, names: 'inch(?:es)?|inci|英寸|英吋|吋|인치' },
  { dimension: 'ml', factor: 1, names: 'ml|㎖|millilit(?:er|re)s?|mililiter|毫升|밀리리터' },
  { dimension: 'ml', factor: 1000, names: 'lit(?:er|re)s?|l|ℓ|公升|升|리터' },
  { dimension: 'wh', factor: 1000, names: 'kwh|㎾h' },
  { dimension: 'w', factor: 1000, names: 'kw|㎾|kilowatts?|千瓦|킬로와트' },
  { dimension: 'w', factor: 1, names: 'w|watts?|瓦|와트' },
  { dimension: 'g', factor: 1000, names: 'kg|㎏|kilograms?|kilos?|公斤|千克|킬로그램|킬로' },
  { dimension: 'g', factor: 1, names: 'g|grams?|克|그램' },
  { dimension: 'db', factor: 1, names: 'db\\s?\\(a\\)|dba|db|decibels?|desibel|分贝|分貝|데시벨' },
  { dimension: 'pa', factor: 1000, names: 'kpa' },
  { dimension: 'pa', factor: 1, names: 'pa|帕' },
  { dimension: 'celsius', factor: 1, names: '°\\s?c|℃|degrees?(?: celsius)?|摄氏度|攝氏度|derajat|도' },
  { dimension: 'v', factor: 1, names: 'v|volts?' },
  { dimension: 'a', factor: 1, names: 'a|amps?|amperes?' },
  { dimension: 's', factor: 60, names: 'min(?:ute)?s?|menit|分钟|分鐘|분' },
  { dimension: 'sgd', factor: 1, names: 'dollars?|sgd|dolar|块钱|塊錢|新币|新幣|新元|块|塊|元|달러|싱가포르 달러' },
  {
    dimension: 'burners',
    factor: 1,
    names: 'burners?|zones?|tungku|zona|[个個]?[炉爐][头頭]|[个個]加[热熱][区區]|[头頭眼]|화구|구(?!매|이|역|입|간|성|조)',
  },
  { dimension: 'mm', factor: 1000, names: 'met(?:er|re)s?|m|公尺|米|미터' },
]

const number = '\\d{1,3}(?:[,.]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?'
const unitGroups = units.map(({ names }) => `(${names})`).join('|')
// A unit in Latin letters ends where its letters end; Chinese and Korean go on without a space.
const measure = new RegExp(
  `(?<![\\p{L}\\d.,]|\\p{L}-)(?:(?:s\\$|sgd|\\$|新币|新幣)\\s?(${number})(?![\\d.,]*\\d)|(${number})[\\s\\u00a0\\u202f-]?(?:${unitGroups})(?![a-z\\d]))`,
  'giu',
)

/** Numbers with units, such as `90 cm` and `S$3,000`. */
export function locateMeasures(text: string): LocatedMeasure[] {
  if (!/\d/.test(text)) return []
  return [...text.matchAll(measure)].flatMap(({ 0: whole, 1: price, 2: amount = '', index: start, ...groups }) => {
    const end = start + whole.length
    if (price !== undefined) return [{ dimension: 'sgd' as const, value: parseAmount(price), start, end }]
    const unit = units.find((_, at) => Object.values(groups)[at] !== undefined)
    return unit ? [{ dimension: unit.dimension, value: parseAmount(amount) * unit.factor, start, end }] : []
  })
}

/** The terms of measures begin with it, and no word of a text does. */
export const measureSign = '¤'

/** The same for `90 cm` and `900 mm`. */
export const measureTerm = ({ dimension, value }: Measure) => `${measureSign}${dimension}${Math.round(value * 10)}`

/** What one of a unit of the content is. A search by measures asks for each value of thousands of products, and there are few units. */
const unitsOfContent = createCache<{ one: Measure | undefined }>({ maxEntries: 100 })

/** The measure of a number in a unit of the content, such as `m³/h`. */
export function measureOf(value: number, unit: string): Measure | undefined {
  const { one } = unitsOfContent.getOrMake(unit, () => ({ one: locateMeasures(`1 ${unit}`)[0] }))
  return one && { dimension: one.dimension, value: parseAmount(String(value)) * one.value }
}

/** Three digits after a comma or a point are thousands: `1,450` and, in Indonesian, `1.450`. */
function parseAmount(text: string): number {
  return /^[1-9]\d{0,2}(?:[,.]\d{3})+$/.test(text) ? Number(text.replace(/[,.]/g, '')) : Number(text.replace(',', '.'))
}
