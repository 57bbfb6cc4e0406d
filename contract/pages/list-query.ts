import {
  type Bounds,
  type ListChoice,
  noChoice,
  type RangeChoice,
  type RangeName,
  rangeNames,
  type SortName,
  sortNames,
} from '../views/list-choice.ts'
import { formatFilters, parseFilters, toggleFilter } from './filter-query.ts'

/** The values of a product list's URL, by the name of the parameter. What is not chosen is empty. */
export type ListValues = { filter: string; sort: string } & Record<RangeName, string>

export function formatChoice({ ticked, ranges, sort }: ListChoice): ListValues {
  const { width, noise, price } = ranges
  return {
    filter: formatFilters(ticked),
    width: formatBounds(width),
    noise: formatBounds(noise),
    price: formatBounds(price),
    sort: sort ?? '',
  }
}

/** Ignores what cannot be read. */
export function parseChoice(query: URLSearchParams): ListChoice {
  const ranges = rangeNames.flatMap((name): [RangeName, Bounds][] => {
    const bounds = parseBounds(query.getAll(name))
    return bounds ? [[name, bounds]] : []
  })
  const sort = sortNames.find((name) => name === query.get('sort'))
  return {
    ticked: parseFilters(query.getAll('filter')),
    ranges: Object.fromEntries(ranges),
    ...(sort && { sort }),
  }
}

export const withTicked = (choice: ListChoice, type: string, value: string): ListChoice => ({
  ...choice,
  ticked: toggleFilter(choice.ticked, type, value),
})

/** Without a sort, in the order of the series. */
export function withSort({ ticked, ranges }: ListChoice, sort: SortName | undefined): ListChoice {
  return { ticked, ranges, ...(sort && { sort }) }
}

/** In the same order. */
export const withoutFilters = ({ sort }: ListChoice): ListChoice => withSort(noChoice, sort)

/** How many conditions narrow the list. */
export const conditionCount = ({ ticked, ranges }: ListChoice) => Object.values(ticked).flat().length + Object.keys(ranges).length

/** The choice with other bounds of one range. */
export function withBounds(choice: ListChoice, name: RangeName, from: number | undefined, to: number | undefined): ListChoice {
  const { [name]: _, ...others } = choice.ranges
  const bounds = boundsOf(from, to)
  const ranges: RangeChoice = bounds ? { ...others, [name]: bounds } : others
  return { ...choice, ranges }
}

export function boundsOf(from: number | undefined, to: number | undefined): Bounds | undefined {
  if (from === undefined && to === undefined) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** `600-900`, `600-` or `-900`. */
function formatBounds(bounds: Bounds | undefined): string {
  return bounds ? `${bounds.from ?? ''}-${bounds.to ?? ''}` : ''
}

/** A form without JavaScript sends two values, of which one may be empty. The links to other languages join them with a semicolon. */
function parseBounds(values: readonly string[]): Bounds | undefined {
  const [, from, to] = /^(\d{1,6}(?:\.\d{1,2})?)?[-;](\d{1,6}(?:\.\d{1,2})?)?$/.exec(values.join(';')) ?? []
  return boundsOf(from === undefined ? undefined : Number(from), to === undefined ? undefined : Number(to))
}
