import { atLeast } from '../least.ts'
import type { Rule } from '../outcome.ts'
import { fromCutOut } from '../rim.ts'

/** A hob keeps its distance from a wall that gets hot. Installation guides of hobs, "Clearances": outer edge to a wall on either side. */
export const sideWall: Rule = (model, place) => {
  const need = fromCutOut(model, place, 'clear-side')
  return need === undefined ? undefined : atLeast({ question: 'wall', have: place.wall, need }, 'nearWall')
}
