import type { NewKind } from '#studio/wire/entry-kinds.ts'
import type { Entry } from './lines.ts'

/** Positions are counted among the entries with the same value of this key. */
const groupKeys: Partial<Record<NewKind, string>> = { product: 'series', series: 'category', accessory: 'kind' }

/** The facts that no two entries may share: the next free position, and the next id of a product. */
export function uniqueFacts(
  kind: NewKind,
  factOf: (key: string) => string | undefined,
  entries: readonly Entry[],
): { position?: number; id?: string } {
  const groupKey = groupKeys[kind]
  if (groupKey === undefined) return {}
  const all = entries.filter(({ line }) => line.kind === kind)
  // Of a group that is chosen later, a position that is free in each of them.
  const own = factOf(groupKey) ?? ''
  const group = own === '' ? all : all.filter(({ facts }) => facts[groupKey] === own)
  const position = nextAfter(group.map(({ facts }) => facts['position']))
  return kind === 'product' ? { position, id: String(nextAfter(all.map(({ facts }) => facts['id']))) } : { position }
}

const nextAfter = (numbers: readonly (string | undefined)[]) =>
  Math.max(0, ...numbers.map((text) => Number(text ?? 0)).filter(Number.isFinite)) + 1
