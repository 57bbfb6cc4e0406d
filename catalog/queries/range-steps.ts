import type { RangeName } from '#contract/views/list-choice.ts'

/** A longer select is hard to use, and each of its steps may be part of a URL. */
const maxSteps = 12

/**
 * The values that a range can begin or end with: those of the products if they are few, otherwise round numbers. The first and the last one
 * exclude nothing. `values` is sorted.
 */
export function rangeSteps(name: RangeName, values: readonly number[]): number[] {
  const [least, greatest] = [values.at(0), values.at(-1)]
  if (least === undefined || greatest === undefined || least === greatest) return []
  // Nobody sets a limit of S$3,180.
  if (name !== 'price' && values.length <= maxSteps) return [...values]

  const step = roundStep((greatest - least) / (maxSteps - 2))
  const [first, last] = [Math.floor(least / step), Math.ceil(greatest / step)]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power
}
