import type { Parameter, Text } from '#contract/views.ts'
import type { Product, Snapshot } from '../snapshot/snapshot.ts'
import { categoryByNumber } from './categories.ts'

const maxCompared = 3

/** Gives the first three distinct ids that exist, and the ids that don't exist (C2, C4). */
export function comparedProducts({ products }: Snapshot, ids: readonly string[]): { compared: Product[]; missing: string[] } {
  const asked = [...new Set(ids)]
  const byId = new Map(products.map((product) => [product.id, product]))
  const known = asked.flatMap((id) => byId.get(id) ?? [])
  return { compared: known.slice(0, maxCompared), missing: asked.filter((id) => !byId.has(id)) }
}

export type CompareRow = { key: string; name: Text; cells: Text[][]; differs: boolean }

/** One row per parameter that any product has, in the order of the categories. `parametersOf` gives a product's parameters in the language. */
export function compareRows(
  snapshot: Snapshot,
  compared: readonly Product[],
  parametersOf: (product: Product) => readonly Parameter[],
): CompareRow[] {
  const columns = compared.map((product) => new Map(parametersOf(product).map((own) => [own.key, own])))
  return parameterKeys(snapshot, compared).flatMap((key) => {
    const own = columns.map((column) => column.get(key))
    const [first] = own.filter((parameter): parameter is Parameter => parameter !== undefined)
    if (!first) return []
    const cells = own.map((parameter) => parameter?.values ?? [])
    return [{ key, name: first.name, cells, differs: new Set(cells.map(asRead)).size > 1 }]
  })
}

function parameterKeys(snapshot: Snapshot, compared: readonly Product[]): string[] {
  const numbers = [...new Set(compared.map(({ category }) => category))]
  return [...new Set(numbers.flatMap((number) => categoryByNumber(snapshot, number).parameters.map(({ key }) => key)))]
}

const asRead = (cell: readonly Text[]) => JSON.stringify(cell.map(({ text }) => text))
