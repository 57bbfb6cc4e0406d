import { categories } from '#contract/products/categories.ts'
import type { Day } from '#contract/views/articles.ts'
import type { ContentIndex, ProductRow } from '../snapshot/content-index.ts'
import { type Dimension, measureOf } from './measures.ts'
import type { Concept } from './phrases.ts'
import type { WantedMeasure } from './understand-query.ts'

type Parts = Pick<ContentIndex, 'products' | 'categories'>
type Order = { order: string; first: 'lowest' | 'highest' }

/** A measure counts as equal if it differs by less: an oven for a 60 cm niche is 595 mm wide. */
const tolerance = 0.025

/** The parameter of hobs that has no unit. */
const burners = 'zones'

/** Products that are sold and have the measures, in the order that was asked for. */
export function wantedProducts(
  parts: Parts,
  measures: readonly WantedMeasure[],
  order: Order | undefined,
  today: Day,
): ProductRow[] {
  const sold = parts.products.filter(({ discontinued }) => discontinued === undefined || discontinued > today)
  const measured = measures.reduce<ProductRow[]>((left, wanted) => withMeasure(parts, left, wanted), sold)
  if (!order) return measured
  const amountOf = ({ values, price }: ProductRow) => (order.order === 'price' ? price?.from : sizeOf(values[order.order]))
  const direction = order.first === 'lowest' ? 1 : -1
  return measured
    .flatMap((row) => {
      const value = amountOf(row)
      return value === undefined ? [] : [{ row, value }]
    })
    .toSorted((a, b) => direction * (a.value - b.value))
    .map(({ row }) => row)
}

/** The first parameter with the unit counts; others only if no product has it so: a hood is also quiet at its lowest setting. */
function withMeasure(parts: Parts, rows: readonly ProductRow[], wanted: WantedMeasure): ProductRow[] {
  const valuesOf = valuesWith(parts, wanted.dimension)
  const all = rows.map((row) => ({ row, values: valuesOf(row) }))
  const first = all.filter(({ values: [value] }) => value !== undefined && matches(value, wanted))
  const found = first.length > 0 ? first : all.filter(({ values }) => values.some((value) => matches(value, wanted)))
  return found.map(({ row }) => row)
}

function matches(value: number, { compare, value: limit }: WantedMeasure): boolean {
  switch (compare) {
    case 'below':
      return value <= limit
    case 'above':
      return value >= limit
    case 'equal':
      return Math.abs(value - limit) <= limit * tolerance
  }
}

/** Returns a function that gives the values of a product with such a unit, in the order of its parameters. */
function valuesWith({ categories: all }: Parts, dimension: Dimension): (row: ProductRow) => number[] {
  if (dimension === 'sgd') return ({ price }) => (price ? [price.from] : [])
  if (dimension === 'burners') return ({ values }) => (typeof values[burners] === 'number' ? [values[burners]] : [])
  // There are thousands of products, and few parameters with the unit.
  const measured = new Map(
    all.map(({ number, parameters }) => [
      number,
      parameters.flatMap((parameter) => {
        const unit = parameter.kind === 'size' ? 'mm' : parameter.kind === 'number' ? parameter.unit : undefined
        return unit !== undefined && measureOf(1, unit)?.dimension === dimension ? [{ key: parameter.key, unit }] : []
      }),
    ]),
  )
  return ({ category, values }) =>
    (measured.get(category) ?? []).flatMap(({ key, unit }) => {
      const size = sizeOf(values[key])
      const measure = size === undefined ? undefined : measureOf(size, unit)
      return measure ? [measure.value] : []
    })
}

/** Of a size, the width. */
function sizeOf(value: unknown): number | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'number' ? first : undefined
}

/** Numbers of the categories that a query names. */
export function categoriesOf(concepts: readonly Concept[]): number[] {
  return concepts.flatMap(({ finds }) =>
    finds && 'category' in finds ? categories.filter(({ slug }) => slug === finds.category).map(({ number }) => number) : [],
  )
}
