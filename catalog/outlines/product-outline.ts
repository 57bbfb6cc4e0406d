import type { ParameterValue } from '#contract/content/product.ts'
import { type CategoryNumber, categories } from '#contract/products/categories.ts'
import type { ProductOutline } from '#contract/views/outline.ts'
import { valuesByKind } from '../plausibility/values-by-kind.ts'
import { type OutlineOf, outlinesOf } from './outlines.ts'
import { shapeOf } from './shape-of.ts'

type Facts = { category: CategoryNumber; values: Readonly<Record<string, ParameterValue>> }

/** The view in which models of a category differ most. Undefined without all three dimensions. */
export function productOutline({ category, values }: Facts): ProductOutline | undefined {
  const size = valuesByKind(values).size('size')
  const slug = categories.find(({ number }) => number === category)?.slug
  if (!size || !slug) return undefined
  const [width, depth, height] = size
  const [main] = outlinesOf(shapeOf(slug, values), { width, depth, height })
  const view = main.kind === 'top' ? 'top' : 'front'
  return { view, width, ...pathsOf(main, view === 'top' ? depth : height) }
}

/** From lines that are drawn upwards from the lower left corner. */
function pathsOf({ lines, circles }: OutlineOf, height: number) {
  const place = ([x, y]: readonly [number, number]) => `${Math.round(x)} ${Math.round(height - y)}`
  const paths = (faint: boolean) =>
    lines
      .filter((line) => (line.faint ?? false) === faint)
      .map(({ points, closed }) => `M${points.map(place).join('L')}${closed ? 'Z' : ''}`)
  const rings = circles.map(({ centre: [x, y], radius }) => {
    const r = Math.round(radius)
    return `M${place([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  })
  return { height, edge: paths(false).join(''), details: [...paths(true), ...rings].join('') }
}
