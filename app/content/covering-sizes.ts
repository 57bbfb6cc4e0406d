import type { Picture } from '#contract/views.ts'

/** The place that a picture fills with `object-fit: cover`: its width to its height, or its height in CSS. */
export type Place = { ratio: number } | { height: string }

/** `sizes` names the width of the place. A wider picture loses its sides there, and they have to be loaded all the same. */
export function coveringSizes(sizes: string, { width, height }: Pick<Picture, 'width' | 'height'>, place: Place): string {
  const ratio = width / height
  if ('height' in place) return `max(${sizes}, calc(${place.height} * ${ratio.toFixed(2)}))`
  const factor = ratio / place.ratio
  if (factor <= 1) return sizes
  // The length that ends an entry; those of its condition stand before a bracket.
  return sizes.replace(/([\d.]+)(vw|rem)(?=\s*(?:,|$))/g, (_, length, unit) => `${Math.ceil(Number(length) * factor)}${unit}`)
}
