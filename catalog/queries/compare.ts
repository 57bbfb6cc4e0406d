import type { ParameterDefinition } from '#contract/content/category.ts'
import type { CompareRow, Parameter, Text } from '#contract/views.ts'
import type { ProductRow, SmallParts } from '../snapshot/content-index.ts'
import { bestValue } from './best-value.ts'
import { categoryByNumber } from './categories.ts'

const maxCompared = 3

/** Gives the first three distinct ids that exist, and the ids that don't exist (C2, C4). */
export function comparedProducts(
  byId: ReadonlyMap<string, ProductRow>,
  ids: readonly string[],
): { compared: ProductRow[]; missing: string[] } {
  const asked = [...new Set(ids)]
  const known = asked.flatMap((id) => byId.get(id) ?? [])
  return { compared: known.slice(0, maxCompared), missing: asked.filter((id) => !byId.has(id)) }
}

/** One row per parameter that any product has, in the order of the categories. `parametersOf` gives a product's parameters in the language. */
export function compareRows(
  parts: Pick<SmallParts, 'categories'>,
  compared: readonly ProductRow[],
  parametersOf: (product: ProductRow) => readonly Parameter[],
): CompareRow[] {
  const columns = compared.map((product) => new Map(parametersOf(product).map((own) => [own.key, own])))
  return definitionsOf(parts, compared).flatMap((definition) => {
    const { key, theme = 'equipment' } = definition
    const own = columns.map((column) => column.get(key))
    const [first] = own.filter((parameter): parameter is Parameter => parameter !== undefined)
    if (!first) return []
    const cells = own.map((parameter) => parameter?.values ?? [])
    const differs = new Set(cells.map(asRead)).size > 1
    // Numbers that read the same after rounding are equal to the reader.
    const best = differs && bestOf(parts, compared, definition)
    return [{ key, name: first.name, theme, cells, differs, ...(best && { best }) }]
  })
}

/** Only if the number means the same for all products: the energy of a hob is not that of a dishwasher. */
function bestOf(parts: Pick<SmallParts, 'categories'>, compared: readonly ProductRow[], { key, ...first }: ParameterDefinition) {
  if (first.kind !== 'number' || first.best === undefined) return undefined
  const { best, unit } = first
  const values = compared.map(({ category, values }) => {
    const own = categoryByNumber(parts, category).parameters.find((definition) => definition.key === key)
    const value = values[key]
    return own?.kind === 'number' && own.best === best && own.unit === unit && typeof value === 'number' ? value : undefined
  })
  return bestValue(best, values)
}

/** Each parameter once, as the first of the categories defines it. */
function definitionsOf(parts: Pick<SmallParts, 'categories'>, compared: readonly ProductRow[]): ParameterDefinition[] {
  const numbers = [...new Set(compared.map(({ category }) => category))]
  const all = numbers.flatMap((number) => categoryByNumber(parts, number).parameters)
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap(([first]) => first ?? [])
}

const asRead = (cell: readonly Text[]) => JSON.stringify(cell.map(({ text }) => text))
