import { atLeast } from '../least.ts'
import type { Rule } from '../outcome.ts'
import { fromCutOut } from '../rim.ts'

/** The side of a tall cabinet catches fire sooner than a wall. Planning data of hobs: hob edge to a tall cabinet. */
export const tallCabinet: Rule = (model, place) => {
  const need = fromCutOut(model, place, 'clear-tall')
  return need === undefined ? undefined : atLeast({ question: 'tall', have: place.tall, need }, 'nearTall')
}
