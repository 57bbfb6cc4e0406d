import type { PowerSupply } from '../fit/answers.ts'
import type { CategoryNumber } from '../products/categories.ts'
import type { ProductOutline } from './outline.ts'
import type { OwnedFact, OwnedNotice } from './owned-facts.ts'
import type { Text } from './text.ts'

/** From and to, in mm. */
type Range = readonly [from: number, to: number]

/** What My kitchen says about a model. Lengths are in mm. */
export type KitchenFact = {
  title: Text
  category: CategoryNumber
  isSold: boolean
  /** Its page is on another site. */
  isOutside: boolean
  /** As it is seen in the kitchen. */
  front?: ProductOutline
  /** From, in Singapore dollars with GST, of a model that is sold. */
  price?: number
  /** What it is connected to. Missing for a battery. */
  power?: Exclude<PowerSupply, 'none'>
  /** Rated current, in A. */
  amperes?: number
  gas?: readonly ('town-gas' | 'lpg')[]
  duct?: number
  water?: true
  hood?: { isSlanted: boolean; widestHob: number; aboveGas: Range; aboveInduction: Range }
  hob?: { width: number; energy: 'gas' | 'induction'; belowSlanted?: number; belowOther?: number }
  /** The opening of an appliance that may be built into a tall cabinet. */
  niche?: { width: number; depth: number; height: Range }
}

/** A word in the visitor's language, and in English for the staff who read an enquiry. */
type Wording = { own: string; staff: string }

/** A measure of the fit finder, in words. Its options have words too. */
export type MeasureWords = Wording & { options?: Readonly<Record<string, Wording>> }

/**
 * The facts of all models by their codes. One document for everybody, because a request for some of them would tell what is in somebody's kitchen.
 */
export type KitchenFacts = {
  models: Readonly<Record<string, KitchenFact>>
  /** For the shelf "At home", by code. */
  owned: Readonly<Record<string, OwnedFact>>
  notices: readonly OwnedNotice[]
  /** Thickness of the shelf between two appliances in one cabinet. */
  shelf: number
  /** By their names in URLs. */
  measures: Readonly<Record<string, MeasureWords>>
}
