import type { Parameter, Text } from '#contract/views.ts'
import type { Product, Snapshot } from '../snapshot/snapshot.ts'
import { categoryByNumber } from './categories.ts'

const mostCompared = 3

/** Of the ids asked for, the first three that exist, each once; and those that exist no more (C2, C4). */
export function comparedProducts({ products }: Snapshot, ids: readonly string[]): { compared: Product[]; missing: string[] } {
  const asked = [...new Set(ids)]
  const byId = new Map(products.map((product) => [product.id, product]))
  const known = asked.flatMap((id) => byId.get(id) ?? [])
  return { compared: known.slice(0, mostCompared), missing: asked.filter((id) => !byId.has(id)) }
}

export type CompareRow = { key: string; name: Text; cells: Text[][]; differs: boolean }

/** One row a parameter that any of the products has, in the order of their categories. `parametersOf` says what a product has, in the language. */
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
