import type { CategoryNumber } from '#contract/products/categories.ts'
import type { Rule } from './outcome.ts'
import { aboveHob } from './rules/above-hob.ts'
import { cabinetWidth } from './rules/cabinet-width.ts'
import { ceiling } from './rules/ceiling.ts'
import { cutOutDepth } from './rules/cut-out-depth.ts'
import { cutOutWidth } from './rules/cut-out-width.ts'
import { depthBelow } from './rules/depth-below.ts'
import { door } from './rules/door.ts'
import { duct } from './rules/duct.ts'
import { freeStanding } from './rules/free-standing.ts'
import { gas } from './rules/gas.ts'
import { hobBelowHood } from './rules/hob-below-hood.ts'
import { hoodWidth } from './rules/hood-width.ts'
import { location } from './rules/location.ts'
import { nicheDepth } from './rules/niche-depth.ts'
import { nicheHeight } from './rules/niche-height.ts'
import { nicheWidth } from './rules/niche-width.ts'
import { power } from './rules/power.ts'
import { sideWall } from './rules/side-wall.ts'
import { tallCabinet } from './rules/tall-cabinet.ts'
import { water } from './rules/water.ts'
import { worktopDepth } from './rules/worktop-depth.ts'

const hoods = { hoodWidth, ceiling, hobBelowHood, duct, power }
const hobs = { cutOutWidth, cutOutDepth, depthBelow, sideWall, tallCabinet, aboveHob, gas, power }
const ovens = { nicheWidth, nicheHeight, nicheDepth, location, freeStanding, door, power }
const dishwashers = { cabinetWidth, cutOutWidth, cutOutDepth, worktopDepth, water, power }

/** The rules of a category under their names, in the order in which their answers are shown. */
export const rulesOf: Record<CategoryNumber, Readonly<Record<string, Rule>>> = {
  1: hoods,
  2: hobs,
  3: ovens,
  4: ovens,
  5: ovens,
  6: dishwashers,
}
