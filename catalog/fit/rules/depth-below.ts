import { atLeastAfterChange } from '../least.ts'
import type { Rule } from '../outcome.ts'

/** Room for a hob's body and for air, above a drawer or shelf. Installation guides of hobs, "Clearances": free space below the worktop. */
export const depthBelow: Rule = (model, { depthBelow: have }) => {
  const need = model.number('clear-below')
  return need === undefined ? undefined : atLeastAfterChange({ question: 'depthBelow', have, need }, 'clearBelow')
}
