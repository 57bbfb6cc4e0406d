import { atLeast } from '../least.ts'
import type { Rule } from '../outcome.ts'

/** Installation guides of ovens and microwave ovens, "Clearances": in front, for the open door. */
export const door: Rule = (model, { door: have }) => {
  const need = model.number('open-depth')
  return need === undefined ? undefined : atLeast({ question: 'door', have, need }, 'doorRoom')
}
