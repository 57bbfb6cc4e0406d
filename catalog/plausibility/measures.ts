import { doubt, type Plausibility } from './values-by-kind.ts'

/** In kg per litre of the outer size: from a large empty canopy to solid iron grates. */
const lightest = 0.05
const heaviest = 1

export const weight: Plausibility = ({ number, size }) => {
  const [kilograms, outside, load] = [number('weight'), size('size'), number('load')]
  if (kilograms === undefined || !outside) return []
  const perLitre = kilograms / litres(outside)
  return [
    perLitre < lightest || perLitre > heaviest
      ? doubt('weight', `${kilograms} kg is ${perLitre.toFixed(2)} kg a litre of its size: ${lightest} to ${heaviest} is usual`)
      : undefined,
    load !== undefined && load < kilograms ? doubt('load', `must be at least the weight, ${kilograms} kg`) : undefined,
  ]
}

export const litres = ([width, depth, height]: readonly [number, number, number]) => (width * depth * height) / 1e6

/** The rim covers the cut-out. */
export const cutOut: Plausibility = ({ pair, size, number }) => {
  const [hole, outside, cabinet] = [pair('cut-out'), size('size'), number('cabinet-width')]
  if (!hole || !outside) return []
  return [
    hole[0] < outside[0] && hole[1] < outside[1] ? undefined : doubt('cut-out', 'must be smaller than the product'),
    cabinet !== undefined && cabinet < hole[0]
      ? doubt('cabinet-width', `must be at least the cut-out, ${hole[0]} mm`)
      : undefined,
  ]
}

/** The body goes into the smallest niche, and the front covers the largest one. */
export const niche: Plausibility = ({ pair, size }) => {
  const [smallest, body, outside, largest] = [size('niche'), size('body'), size('size'), pair('niche-max')]
  if (!smallest || !outside) return []
  return [
    body?.some((length, index) => length > (smallest[index] ?? 0))
      ? doubt('body', `must not be larger than the niche, ${smallest.join(' × ')} mm`)
      : undefined,
    body?.some((length, index) => length > (outside[index] ?? 0))
      ? doubt('body', `must not be larger than the product, ${outside.join(' × ')} mm`)
      : undefined,
    largest && (largest[0] < smallest[0] || largest[1] < smallest[2])
      ? doubt('niche-max', `must not be smaller than the niche, ${smallest[0]} × ${smallest[2]} mm`)
      : undefined,
    largest && (largest[0] > outside[0] || largest[1] > outside[2])
      ? doubt('niche-max', `the front covers only ${outside[0]} × ${outside[2]} mm`)
      : undefined,
  ]
}

/** Lengths that are stated twice, and lengths that belong together. */
export const lengths: Plausibility = ({ number, size }) => {
  const outside = size('size')
  const [width, hob, inner, cabinet] = [number('width'), number('hob-width'), number('cabinet-inner'), number('cabinet-width')]
  const [open, basin] = [number('open-depth'), number('basin-depth')]
  if (!outside) return []
  return [
    width !== undefined && width !== outside[0] ? doubt('width', `the size says ${outside[0]} mm`) : undefined,
    hob !== undefined && hob > outside[0] ? doubt('hob-width', 'a hood must be at least as wide as the hob below it') : undefined,
    inner !== undefined && cabinet !== undefined && inner >= cabinet
      ? doubt('cabinet-inner', `must be less than the cabinet’s ${cabinet} mm`)
      : undefined,
    open !== undefined && open > Math.max(outside[0], outside[2]) + 50
      ? doubt('open-depth', 'is deeper than its door is long')
      : undefined,
    basin !== undefined && basin >= outside[2] ? doubt('basin-depth', 'must be less than the height') : undefined,
  ]
}
