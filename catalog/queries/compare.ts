import type { ParameterDefinition } from '#contract/content/category.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { CompareRow, Parameter, Text } from '#contract/views.ts'
import type { ProductRow, SmallParts } from '../snapshot/content-index.ts'
import { bestValue } from './best-value.ts'
import { categoryByNumber } from './categories.ts'

export const maxCompared = 3

/** Gives the first three distinct products that exist, the ones beyond them, and the ids that don't exist (C2, C4). */
export function comparedProducts(
  byId: ReadonlyMap<string, ProductRow>,
  ids: readonly string[],
): { compared: ProductRow[]; surplus: ProductRow[]; missing: string[] } {
  const requested = [...new Set(ids)]
  const known = requested.flatMap((id) => byId.get(id) ?? [])
  return {
    compared: known.slice(0, maxCompared),
    surplus: known.slice(maxCompared),
    missing: requested.filter((id) => !byId.has(id)),
  }
}

/** Groups of products whose categories share a parameter of performance (C7): ovens and microwaves do, a hood and a hob don't. */
export function relatedProducts(parts: Pick<SmallParts, 'categories'>, compared: readonly ProductRow[]): ProductRow[][] {
  const performance = (number: CategoryNumber) =>
    categoryByNumber(parts, number).parameters.flatMap(({ key, theme }) => (theme === 'performance' ? key : []))
  const groups: [ProductRow, ...ProductRow[]][] = []
  for (const product of compared) {
    const own = new Set(performance(product.category))
    const group = groups.find(
      ([{ category }]) => category === product.category || performance(category).some((key) => own.has(key)),
    )
    if (group) group.push(product)
    else groups.push([product])
  }
  return groups
}

/** One row per parameter that any product has, in the order of the categories. `parametersOf` gives a product's parameters in the language. */
export function compareRows(
  parts: Pick<SmallParts, 'categories'>,
  compared: readonly ProductRow[],
  parametersOf: (product: ProductRow) => readonly Parameter[],
): CompareRow[] {
  const columns = compared.map((product) => new Map(parametersOf(product).map((own) => [own.key, own])))
  const comparable = relatedProducts(parts, compared).length === 1
  return definitionsOf(parts, compared).flatMap((definition) => {
    const { key, theme = 'equipment' } = definition
    const own = columns.map((column) => column.get(key))
    const [first] = own.filter((parameter): parameter is Parameter => parameter !== undefined)
    if (!first) return []
    const cells = own.map((parameter) => parameter?.values ?? [])
    const differs = new Set(cells.map(asRead)).size > 1
    // Numbers that read the same after rounding are equal to the reader.
    const best = differs && comparable && bestOf(parts, compared, definition)
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

const asRead = (cell: readonly Text[]) => cell.map(({ text }) => text).join('\n')
