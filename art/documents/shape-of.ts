import type { PrintedProduct } from './printed-product.ts'

/** Which outline stands for the appliance in the drawing of its dimensions. */
export function shapeOf({ category, product }: Pick<PrintedProduct, 'category' | 'product'>): string {
  const { type, energy, placement, size, basins } = product.values
  switch (category.slug) {
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
