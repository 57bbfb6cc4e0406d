import type { KitchenFact } from '#contract/views/kitchen-facts.ts'
import type { KnownModel } from './connections.ts'

/** How two models of the list go together. Lengths are in mm. */
export type Pair =
  | { kind: 'hood'; hood: string; hob: string; width: number; widest: number; from: number; to: number }
  | { kind: 'narrowHood'; hood: string; hob: string; width: number; widest: number }
  | { kind: 'noHeight'; hood: string; hob: string; least: number; most: number }
  | { kind: 'stack'; one: string; other: string; width: number; height: number; depth: number; shelf: number }

/** Every hood with every hob, and every two appliances that may be in one tall cabinet (MK2). */
export function pairsOf(models: readonly KnownModel[], shelf: number): Pair[] {
  const hoods = models.flatMap(({ code, fact: { hood } }) => (hood ? [{ code, hood }] : []))
  const hobs = models.flatMap(({ code, fact: { hob } }) => (hob ? [{ code, hob }] : []))
  const niches = models.flatMap(({ code, fact: { niche } }) => (niche ? [{ code, niche }] : []))
  return [
    ...hoods.flatMap(({ code, hood }) => hobs.map((below) => aboveHob(code, hood, below.code, below.hob))),
    ...niches.flatMap((one, index) => niches.slice(index + 1).map((other) => stacked(one, other, shelf))),
  ]
}

type Facts<Name extends keyof KitchenFact> = NonNullable<KitchenFact[Name]>

/** The hood's own range of heights, and the distance that the hob asks for. */
function aboveHob(hood: string, above: Facts<'hood'>, hob: string, below: Facts<'hob'>): Pair {
  const { widestHob: widest } = above
  const { width } = below
  if (width > widest) return { kind: 'narrowHood', hood, hob, width, widest }
  const [lowest, most] = below.energy === 'gas' ? above.aboveGas : above.aboveInduction
  const required = above.isSlanted ? below.belowSlanted : below.belowOther
  const least = Math.max(lowest, required ?? 0)
  return least > most
    ? { kind: 'noHeight', hood, hob, least, most }
    : { kind: 'hood', hood, hob, width, widest, from: least, to: most }
}

type Niche = { code: string; niche: Facts<'niche'> }

/** One opening for both has the larger width and depth, both heights, and a shelf between them. */
function stacked({ code: one, niche: first }: Niche, { code: other, niche: second }: Niche, shelf: number): Pair {
  return {
    kind: 'stack',
    one,
    other,
    width: Math.max(first.width, second.width),
    height: first.height[0] + shelf + second.height[0],
    depth: Math.max(first.depth, second.depth),
    shelf,
  }
}
