import { unitCalled } from '#catalog/numbers/units.ts'
import type { ParameterDefinition } from '#contract/content/category.ts'
import type { ParameterValue, ProductFile } from '#contract/content/product.ts'
import type { WrittenNumber } from './numbers-in.ts'

/** The parameter whose value a number repeats, and whether it is given in the parameter's own unit. */
export type Match = { key: string; sameUnit: boolean }

type Facts = { parameters: readonly ParameterDefinition[]; values: ProductFile['values'] }

/** Counts below this are in most sentences something else than the product's count. */
const leastCount = 3

/** Prefers the parameter with the same unit. A number without a unit repeats only a parameter without one. */
export function matchingParameter({ values: written, unit }: WrittenNumber, { parameters, values }: Facts): Match | undefined {
  if (unit === '' && (written[0] ?? 0) < leastCount) return undefined
  const matches = parameters.flatMap((definition): Match[] => {
    const ofFact = unitOf(definition)
    const value = numbersOf(values[definition.key])
    if (ofFact === undefined || value.length !== written.length) return []
    const [factor, factFactor] = [sizeIn(unit, ofFact), sizeIn(ofFact, ofFact)]
    if (factor === undefined || factFactor === undefined) return []
    const isSame = value.every((number, index) => near(number * factFactor, (written[index] ?? Number.NaN) * factor))
    return isSame ? [{ key: definition.key, sameUnit: factor === factFactor }] : []
  })
  return matches.find(({ sameUnit }) => sameUnit) ?? matches[0]
}

/** Some numbers have their unit in their name: "Warranty (years)". */
function unitOf(definition: ParameterDefinition): string | undefined {
  if (definition.kind !== 'number' && definition.kind !== 'range') return undefined
  return definition.unit || (/\((minutes|years)\)/.exec(definition.names.en)?.[1] ?? '')
}

/** How many of the smallest unit `unit` is, if it measures the same as `other`. */
function sizeIn(unit: string, other: string): number | undefined {
  if (unit === '' || other === '') return unit === other ? 1 : undefined
  const [own, theirs] = [unitCalled(unit), unitCalled(other)]
  return own && theirs && own.measures === theirs.measures ? own.size : undefined
}

function numbersOf(value: ParameterValue | undefined): number[] {
  return [value].flat().filter((part) => typeof part === 'number')
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a))
