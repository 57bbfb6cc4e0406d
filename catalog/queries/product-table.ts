import { boundsOf } from '#contract/pages/list-query.ts'
import {
  type Bounds,
  type ListChoice,
  type RangeChoice,
  type RangeName,
  rangeNames,
  type SortName,
  sortNames,
} from '#contract/views/list-choice.ts'
import { type ListFact, listFact } from '../facts/list-facts.ts'
import type { ProductRow } from '../snapshot/content-index.ts'
import type { Category } from '../snapshot/snapshot.ts'
import { hasFilterValue } from './filter-values.ts'
import { rangeSteps } from './range-steps.ts'

type Order = { fact: ListFact; descending?: true }

const orders: Record<SortName, Order> = {
  newest: { fact: 'launched', descending: true },
  price: { fact: 'price' },
  quietest: { fact: 'noise' },
  narrowest: { fact: 'width' },
  largest: { fact: 'capacity', descending: true },
}

/** Which steps of a range would leave a product. */
export type RangeOffer = { name: RangeName; steps: { value: number; from: boolean; to: boolean }[] }

/**
 * The products of a category with everything that lists filter and sort by, computed once. Questions about a choice then only count:
 * a few microseconds for the demo content, and far below a millisecond for a hundred times of it.
 */
export function createProductTable({ filters }: Pick<Category, 'filters'>, products: readonly ProductRow[]) {
  const columns = new Map<ListFact, (number | undefined)[]>()
  const column = (fact: ListFact) => {
    const made = columns.get(fact) ?? products.map((product) => listFact(fact, product))
    columns.set(fact, made)
    return made
  }
  const distinct = (fact: ListFact) => [...new Set(column(fact).filter((value) => value !== undefined))].sort((a, b) => a - b)
  const groups = filters.map(({ type, parameter, values }) => ({
    type,
    values: new Map(values.map((value) => [value.id, products.map((own) => hasFilterValue(value, own.values[parameter]))])),
  }))
  const steps = new Map(rangeNames.map((name) => [name, rangeSteps(name, distinct(name))]))
  const ranges = rangeNames.filter((name) => (steps.get(name)?.length ?? 0) > 1)
  const sorts = sortNames.filter((name) => distinct(orders[name].fact).length > 1)

  /** For each product, how many of the chosen conditions it fails, and the last one of them. */
  function failures({ ticked, ranges: chosen }: Omit<ListChoice, 'sort'>) {
    const count = products.map(() => 0)
    const last = products.map((): string | undefined => undefined)
    const require = (name: string, passes: (place: number) => boolean) => {
      for (const place of products.keys()) {
        if (passes(place)) continue
        count[place] = (count[place] ?? 0) + 1
        last[place] = name
      }
    }
    for (const { type, values } of groups) {
      const ids = Object.hasOwn(ticked, type) ? ticked[type] : undefined
      if (ids === undefined || ids.length === 0) continue
      const having = ids.flatMap((id) => [values.get(id) ?? []])
      require(type, (place) => having.some((has) => has[place]))
    }
    for (const name of rangeNames) {
      const bounds = chosen[name]
      if (bounds) require(`${name} range`, (place) => isWithin(column(name)[place], bounds))
    }
    return {
      count,
      passesOthers: (place: number, name: string) => count[place] === 0 || (count[place] === 1 && last[place] === name),
    }
  }

  /**
   * The products that match (P2): any value of each filter type, and all filter types and ranges. Ignores filter types that the category
   * doesn't have, because old links may still name them. A filter type with only unknown values matches nothing.
   */
  function matching({ ticked = {}, ranges: chosen = {}, sort }: Partial<ListChoice> = {}): ProductRow[] {
    const { count } = failures({ ticked, ranges: chosen })
    const places = [...products.keys()].filter((place) => count[place] === 0)
    return (sort ? sorted(places, orders[sort]) : places).flatMap((place) => products[place] ?? [])
  }

  /** Products without the fact come last. Equal ones keep the order of the list. */
  function sorted(places: readonly number[], { fact, descending }: Order): number[] {
    const values = column(fact)
    const rank = (place: number) => {
      const value = values[place]
      if (value === undefined) return Number.POSITIVE_INFINITY
      return descending ? -value : value
    }
    // Two products without the fact would differ by NaN.
    return [...places].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
  }

  /** For each filter type and value, how many products match it and the choice in all other types and ranges. */
  function counts({ ticked = {}, ranges: chosen = {} }: Partial<ListChoice> = {}): Map<string, Map<string, number>> {
    const { passesOthers } = failures({ ticked, ranges: chosen })
    return new Map(
      groups.map(({ type, values }) => {
        const others = [...products.keys()].filter((place) => passesOthers(place, type))
        return [type, new Map([...values].map(([id, has]) => [id, others.filter((place) => has[place]).length]))]
      }),
    )
  }

  function rangeOffers({ ticked = {}, ranges: chosen = {} }: Partial<ListChoice> = {}): RangeOffer[] {
    const { passesOthers } = failures({ ticked, ranges: chosen })
    return ranges.map((name) => {
      const { from: least = Number.NEGATIVE_INFINITY, to: greatest = Number.POSITIVE_INFINITY } = chosen[name] ?? {}
      const values = column(name).filter((value, place) => value !== undefined && passesOthers(place, `${name} range`))
      const some = (from: number, to: number) => values.some((value) => value !== undefined && value >= from && value <= to)
      return {
        name,
        steps: (steps.get(name) ?? []).map((value) => ({ value, from: some(value, greatest), to: some(least, value) })),
      }
    })
  }

  /**
   * Keeps only what the category offers. An old link may name a removed filter: without a checkbox nobody could remove it, so it is
   * ignored. A bound between two steps becomes the next one inside, and one that excludes nothing is left out.
   */
  function offered({ ticked, ranges: chosen, sort }: ListChoice): ListChoice {
    const known = groups.map(({ type, values }): [string, string[]] => [
      type,
      (Object.hasOwn(ticked, type) ? (ticked[type] ?? []) : []).filter((id) => values.has(id)),
    ])
    const bounded: RangeChoice = {}
    for (const name of ranges) {
      const bounds = chosen[name] && withinSteps(chosen[name], steps.get(name) ?? [], distinct(name))
      if (bounds) bounded[name] = bounds
    }
    return {
      ticked: Object.fromEntries(known.filter(([, ids]) => ids.length > 0)),
      ranges: bounded,
      ...(sort && sorts.includes(sort) && { sort }),
    }
  }

  return { matching, counts, rangeOffers, offered, sorts }
}
export type ProductTable = ReturnType<typeof createProductTable>

const isWithin = (value: number | undefined, { from, to }: Bounds) =>
  value !== undefined && (from === undefined || value >= from) && (to === undefined || value <= to)

function withinSteps({ from, to }: Bounds, steps: readonly number[], values: readonly number[]): Bounds | undefined {
  const [least = 0, greatest = 0] = [values.at(0), values.at(-1)]
  const first = from === undefined ? undefined : steps.find((step) => step >= from)
  const last = to === undefined ? undefined : steps.findLast((step) => step <= to)
  if (first !== undefined && last !== undefined && first > last) return undefined
  return boundsOf(
    first !== undefined && first > least ? first : undefined,
    last !== undefined && last < greatest ? last : undefined,
  )
}
