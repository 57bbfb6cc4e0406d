import type { ProductOutline } from '#contract/views/outline.ts'
import type { KnownModel } from '../fits-together/connections.ts'
import { pairsOf } from '../fits-together/together.ts'

/** Heights above the floor and widths of usual cabinets, in mm. */
export const worktop = { height: 900, thickness: 40 }
const plinth = 100
const ceiling = 2400
const cabinet = { width: 600, tall: 2150, lowestNiche: 560 }

/** An appliance in its place: `left` and `bottom` from the lower left corner of the kitchen. */
type PlacedAppliance = { code: string; outline: ProductOutline; left: number; bottom: number; duct?: number | undefined }
type CabinetFront = { left: number; width: number; bottom: number; top: number }
/** A cabinet, and the models in it, on it or above it. */
type Station = { left: number; width: number; codes: string[] }

export type KitchenLayout = {
  width: number
  height: number
  appliances: PlacedAppliance[]
  cabinets: CabinetFront[]
  worktops: { left: number; width: number }[]
  stations: Station[]
}

type Drawn = KnownModel & { outline: ProductOutline }
/** Before its place along the wall is known. */
type Unit = { width: number; isTall: boolean; parts: { model: Drawn; bottom: number }[] }

/** The models as they would stand along one wall: tall cabinets, sinks, hobs with a hood above, and what stands on the worktop. */
export function kitchenLayout(models: readonly KnownModel[], shelf: number): KitchenLayout {
  const drawn = models.flatMap((model): Drawn[] => (model.fact.front ? [{ ...model, outline: model.fact.front }] : []))
  const niches = drawn.filter(({ fact }) => fact.niche)
  const cooking = drawn.filter(({ fact }) => fact.category === 1 || fact.category === 2)
  const sinks = drawn.filter(({ fact }) => fact.category === 6)
  const others = drawn.filter((model) => ![niches, cooking, sinks].some((group) => group.includes(model)))
  const units = [
    ...tallUnits(niches, shelf),
    ...sinks.map((model) => unit([{ model, bottom: worktop.height - model.outline.height }])),
    ...cookingUnits(cooking, shelf),
    ...others.map((model) => unit([{ model, bottom: worktop.height }])),
  ]
  return placed(units)
}

/** Two appliances in each tall cabinet, the larger one below. */
function tallUnits(niches: readonly Drawn[], shelf: number): Unit[] {
  const sorted = niches.toSorted((one, other) => other.outline.height - one.outline.height)
  const count = Math.ceil(sorted.length / 2)
  return sorted.slice(0, count).map((lower, index) => {
    const upper = sorted[count + index]
    const above = cabinet.lowestNiche + Math.max(lower.fact.niche?.height[0] ?? 0, lower.outline.height) + shelf
    const parts = [{ model: lower, bottom: cabinet.lowestNiche }, ...(upper ? [{ model: upper, bottom: above }] : [])]
    return { ...unit(parts), isTall: true }
  })
}

/** Each hob with the first hood that may hang above it. */
function cookingUnits(models: readonly Drawn[], shelf: number): Unit[] {
  const hoods = models.filter(({ fact }) => fact.category === 1)
  const left = new Set(hoods)
  const withHobs = models
    .filter(({ fact }) => fact.category === 2)
    .map((hob) => {
      const own = { model: hob, bottom: worktop.height - hob.outline.height }
      for (const hood of left) {
        const [pair] = pairsOf([hood, hob], shelf)
        if (pair?.kind !== 'hood') continue
        left.delete(hood)
        return unit([own, { model: hood, bottom: worktop.height + pair.from }])
      }
      return unit([own])
    })
  const alone = [...left].map((hood) =>
    unit([{ model: hood, bottom: worktop.height + (hood.fact.hood?.aboveGas[0] ?? lowestHood) }]),
  )
  return [...withHobs, ...alone]
}

/** Above the worktop, of a hood whose own height isn't known. */
const lowestHood = 650

/** As wide as the cabinets that its widest appliance needs. */
function unit(parts: Unit['parts']): Unit {
  const widest = Math.max(...parts.map(({ model }) => model.outline.width))
  return { width: Math.max(cabinet.width, Math.ceil(widest / 100) * 100), isTall: false, parts }
}

function placed(units: readonly Unit[]): KitchenLayout {
  const layout: KitchenLayout = { width: 0, height: ceiling, appliances: [], cabinets: [], worktops: [], stations: [] }
  for (const { width, isTall, parts } of units) {
    const left = layout.width
    const top = isTall ? cabinet.tall : worktop.height - worktop.thickness
    layout.cabinets.push({ left, width, bottom: plinth, top })
    if (!isTall) layout.worktops.push({ left, width })
    layout.stations.push({ left, width, codes: parts.map(({ model }) => model.code) })
    for (const { model, bottom } of parts) {
      const { code, outline, fact } = model
      layout.appliances.push({ code, outline, left: left + (width - outline.width) / 2, bottom, duct: fact.duct })
    }
    layout.width += width
  }
  const highest = Math.max(...layout.appliances.map(({ bottom, outline }) => bottom + outline.height), 0)
  return { ...layout, height: Math.max(ceiling, highest) }
}
