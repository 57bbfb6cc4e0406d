import type { ParameterValue } from '#contract/content/product.ts'
import type { CategorySlug } from '#contract/products/categories.ts'

/** Which outline stands for the appliance in the drawing of its dimensions. */
export function shapeOf(category: CategorySlug, values: Readonly<Record<string, ParameterValue>>): string {
  const { type, energy, placement, size, basins } = values
  switch (category) {
    case 'range-hoods':
      return String(type)
    case 'hobs':
      return String(energy)
    case 'electric-ovens':
      return 'oven'
    case 'steam-ovens':
      return placement === 'table-top' ? 'box' : 'oven'
    case 'microwave-ovens':
      return Array.isArray(size) && Number(size[2]) < 400 ? 'side-panel' : 'oven'
    case 'in-sink-dishwashers':
      return basins === 2 ? 'two-basin-sink' : 'sink'
  }
}
