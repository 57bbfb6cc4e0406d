import type { ViewerData } from '../viewer-data.ts'
import type { Box } from './projection.ts'

/**
 * Where the product with its stated size is in the model: in the middle from left to right, with its back at the back of the model. Handles and taps
 * reach beyond it, and what disappears in a worktop is below the model.
 */
export function productBox({ size, heightFrom }: Pick<ViewerData, 'size' | 'heightFrom'>, model: Box): Box | undefined {
  if (!size) return undefined
  const [width = 0, depth = 0, height = 0] = size.map((length) => length / 1000)
  const middle = (model.min[0] + model.max[0]) / 2
  const bottom = { bottom: Math.max(model.min[1], 0), top: model.max[1] - height, worktop: -height }[heightFrom]
  const back = model.min[2]
  return {
    min: [middle - width / 2, bottom, back],
    max: [middle + width / 2, bottom + height, back + depth],
  }
}
