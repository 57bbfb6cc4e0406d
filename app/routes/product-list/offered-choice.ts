import type { FilterChoice, FilterView } from '#contract/views.ts'

/**
 * Of what a URL asks for, what the category's filters offer. An old link may name a filter that is gone: nobody could untick it, so it does not
 * count.
 */
export function offeredChoice(filters: readonly FilterView[], choice: FilterChoice): FilterChoice {
  const offered = filters.map(({ type, values }): [string, string[]] => {
    const asked = choice[type] ?? []
    return [type, asked.filter((id) => values.some((value) => value.id === id))]
  })
  return Object.fromEntries(offered.filter(([, values]) => values.length > 0))
}

export function chosenCount(choice: FilterChoice): number {
  return Object.values(choice).flat().length
}
