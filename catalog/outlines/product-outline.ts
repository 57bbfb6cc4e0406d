import type { ParameterValue } from '#contract/content/product.ts'
import { type CategoryNumber, categories } from '#contract/products/categories.ts'
import type { ProductOutline } from '#contract/views/outline.ts'
import { valuesByKind } from '../plausibility/values-by-kind.ts'
import { type OutlineOf, outlinesOf } from './outlines.ts'
import { shapeOf } from './shape-of.ts'

type Facts = { category: CategoryNumber; values: Readonly<Record<string, ParameterValue>> }

/** The view in which models of a category differ most. Undefined without all three dimensions. */
export const productOutline = (facts: Facts): ProductOutline | undefined => outlineOf(facts, ([main]) => main)

/** As it is seen after installation: of what lies in the worktop, mostly the part below it. */
export const frontOutline = (facts: Facts): ProductOutline | undefined =>
  outlineOf(facts, ([main, second]) => (main.kind === 'front' ? main : second))

type Views = ReturnType<typeof outlinesOf>

function outlineOf({ category, values }: Facts, choose: (views: Views) => OutlineOf): ProductOutline | undefined {
  const size = valuesByKind(values).size('size')
  const slug = categories.find(({ number }) => number === category)?.slug
  if (!size || !slug) return undefined
  const [width, depth, height] = size
  const chosen = choose(outlinesOf(shapeOf(slug, values), { width, depth, height }))
  const view = chosen.kind === 'top' ? 'top' : 'front'
  return { view, width, ...pathsOf(chosen, view === 'top' ? depth : height) }
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
