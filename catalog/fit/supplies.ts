import type { SuppliesView } from '#contract/views/fit.ts'
import type { Model } from './outcome.ts'
import { connectionOf } from './rules/power.ts'

/** How many models need an isolator, and the largest current that they draw. */
export function supplies(models: readonly Model[]): SuppliesView {
  const wired = models.filter((model) => ['20a', '32a'].includes(connectionOf(model) ?? ''))
  return {
    all: models.length,
    wired: wired.length,
    amperes: Math.max(0, ...wired.map((model) => model.number('current') ?? 0)),
  }
}
