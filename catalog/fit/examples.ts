import { expect, it } from 'vitest'
import type { ParameterValue } from '#contract/content/product.ts'
import { valuesByKind } from '../plausibility/values-by-kind.ts'
import type { Outcome, Place, Rule } from './outcome.ts'

type Values = Readonly<Record<string, ParameterValue>>
/** What is asked, the answers, and what the rule says. */
type Example = readonly [name: string, place: Place, outcome: Outcome | undefined]

/** Tests a rule with a table of examples, calculated by hand. */
export function examples(rule: Rule, values: Values, table: readonly Example[]) {
  it.each(table)('FT5: %s', (_, place, outcome) => expect(rule(valuesByKind(values), place)).toEqual(outcome))
}
