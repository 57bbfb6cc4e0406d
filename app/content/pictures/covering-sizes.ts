import type { Picture } from '#contract/views.ts'

/** The box that a picture fills with `object-fit: cover`: its aspect ratio (width / height), or its height as a CSS length. */
export type Place = { ratio: number } | { height: string }

/** `sizes` gives the width of the box. If the picture is wider than the box, its cropped sides are loaded too, so it needs a larger width. */
export function coveringSizes(sizes: string, { width, height }: Pick<Picture, 'width' | 'height'>, place: Place): string {
  const ratio = width / height
  if ('height' in place) return `max(${sizes}, calc(${place.height} * ${ratio.toFixed(2)}))`
  const factor = ratio / place.ratio
  if (factor <= 1) return sizes
  // Only the length at the end of an entry. Lengths in media conditions are followed by a bracket.
  return sizes.replace(/([\d.]+)(vw|rem)(?=\s*(?:,|$))/g, (_, length, unit) => `${Math.ceil(Number(length) * factor)}${unit}`)
}
