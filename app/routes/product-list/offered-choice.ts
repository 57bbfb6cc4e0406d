import type { FilterChoice, FilterView } from '#contract/views.ts'

/**
 * Keeps only the filters that the category offers. An old link may name a removed filter: without a checkbox nobody could remove it, so it is
 * ignored.
 */
export function offeredChoice(filters: readonly FilterView[], choice: FilterChoice): FilterChoice {
  const offered = filters.map(({ type, values }): [string, string[]] => {
    const requested = choice[type] ?? []
    return [type, requested.filter((id) => values.some((value) => value.id === id))]
  })
  return Object.fromEntries(offered.filter(([, values]) => values.length > 0))
}

export function chosenCount(choice: FilterChoice): number {
  return Object.values(choice).flat().length
}
