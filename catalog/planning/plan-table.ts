import type { Language } from '#contract/languages.ts'
import type { Parameter } from '#contract/views.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { formatNumber, withUnit } from '#i18n/number-format.ts'
import { keysIn, type PlacedPlan } from './plan-of.ts'

/** Parameters by what they are about, in the order of the sheet. */
const planGroups = {
  place: [
    'cut-out',
    'cut-out-tolerance',
    'cut-out-radius',
    'cut-out-front',
    'cut-out-rear',
    'cut-out-side',
    'cut-out-tall',
    'niche',
    'niche-max',
    'cabinet-width',
    'cabinet-inner',
    'worktop',
    'worktop-depth',
    'location',
  ],
  clearances: [
    'clear-below',
    'clear-side',
    'free-side',
    'clear-rear',
    'free-rear',
    'clear-tall',
    'clear-above',
    'free-above',
    'hood-slanted',
    'hood-other',
    'above-gas',
    'above-induction',
    'hob-width',
    'lid-clearance',
    'open-depth',
    'vent-gap',
    'vent-area',
  ],
  appliance: ['size', 'body', 'total-height', 'weight', 'load'],
  connections: [
    'supply',
    'power',
    'voltage',
    'frequency',
    'phases',
    'current',
    'cable-length',
    'cable-exit',
    'gas-type',
    'gas-inlet',
    'gas-position',
    'pressure-town-gas',
    'pressure-lpg',
    'duct',
    'duct-exit',
    'duct-wall',
    'water-inlet',
    'water-pressure',
    'inlet-hose',
    'drain-hose',
    'drain-height',
    'drain-diameter',
  ],
} as const

/** Measures that follow from others: from the edge of the cut-out instead of the edge of the appliance. */
const derived = ['cut-out-front', 'cut-out-rear', 'cut-out-side', 'cut-out-tall'] as const

export type PlanRow = { letter: string; name: string; value: string }
export type PlanGroup = { title: string; rows: PlanRow[] }
export type Letters = ReadonlyMap<string, string>

/** Without I and O, which look like numbers. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Letters of what the drawing shows, in the order of the table. */
export function lettersOf(plan: PlacedPlan): Letters {
  const shown = new Set(keysIn(plan))
  const keys = Object.values(planGroups)
    .flat()
    .filter((key) => shown.has(key))
  return new Map(keys.map((key, index) => [key, alphabet[index] ?? '']))
}

/** All facts that a fitter needs, with the letters of those in the drawing. */
export function planTable(
  plan: PlacedPlan,
  { parameters, planning }: { parameters: readonly Parameter[]; planning: readonly Parameter[] },
  language: Language,
): PlanGroup[] {
  const t = documentWords(language)
  const letters = lettersOf(plan)
  const known = new Map([...parameters, ...planning].map((parameter) => [parameter.key, parameter]))
  const dimensions = plan.views.flatMap(({ view }) => view.dimensions)
  const rowOf = (key: string): PlanRow[] => {
    const letter = letters.get(key === 'niche-max' ? 'niche' : key) ?? ''
    const parameter = known.get(key)
    if (parameter) return [{ letter, name: parameter.name.text, value: parameter.values.map(({ text }) => text).join(', ') }]
    const own = derived.find((one) => one === key)
    const value = dimensions.find((one) => one.key === key)?.value[0]
    return own && value !== undefined
      ? [{ letter, name: t(`plan.${own}`), value: withUnit(formatNumber(value, language), 'mm') }]
      : []
  }
  return (['place', 'clearances', 'appliance', 'connections'] as const).flatMap((group) => {
    const rows = planGroups[group].flatMap(rowOf)
    return rows.length > 0 ? [{ title: t(`plan.${group}`), rows }] : []
  })
}

/** As equal in height as possible. A title takes as much room as two rows. */
export function inColumns(groups: PlanGroup[]): [PlanGroup[], PlanGroup[]] {
  const height = (some: readonly PlanGroup[]) => some.reduce((all, { rows }) => all + rows.length + 2, 0)
  const splits = groups.map((_, index): [PlanGroup[], PlanGroup[]] => [groups.slice(0, index + 1), groups.slice(index + 1)])
  const tallest = ([one, other]: [PlanGroup[], PlanGroup[]]) => Math.max(height(one), height(other))
  return splits.reduce((best, split) => (tallest(split) < tallest(best) ? split : best), [groups, []])
}
