import { isSize } from '../format/parameter-value.ts'
import type { ProductRow, SmallParts } from '../snapshot/content-index.ts'
import { finishOf } from './finish.ts'

/**
 * The same appliance in other finishes: same series, type and outer size. Of several models with the same finish, only the first in list order is given.
 */
export function otherFinishes(parts: Pick<SmallParts, 'categories'>, own: ProductRow, sold: readonly ProductRow[]): ProductRow[] {
  const nameOf = (product: ProductRow) => finishOf(parts, product)?.names.en
  const { size } = own.values
  const ownFinish = nameOf(own)
  if (!isSize(size) || ownFinish === undefined) return []
  const shown = new Set([ownFinish])
  return sold.filter((other) => {
    const finish = nameOf(other)
    const isSame =
      other.seriesId === own.seriesId &&
      other.values['type'] === own.values['type'] &&
      String(other.values['size']) === String(size)
    if (!isSame || finish === undefined || shown.has(finish)) return false
    shown.add(finish)
    return true
  })
}
