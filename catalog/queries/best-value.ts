import type { BestWord } from '#contract/content/category.ts'
import type { BestValue } from '#contract/views.ts'

const lowestWins: ReadonlySet<BestWord> = new Set(['quietest', 'lowest', 'least', 'fastest'])

/** Undefined if a value is missing, because the missing one may be better, or if all are equal. */
export function bestValue(word: BestWord, values: readonly (number | undefined)[]): BestValue | undefined {
  const known = values.filter((value) => value !== undefined)
  if (known.length < values.length || new Set(known).size < 2) return undefined
  const best = lowestWins.has(word) ? Math.min(...known) : Math.max(...known)
  return { word, columns: known.flatMap((value, column) => (value === best ? column : [])) }
}
