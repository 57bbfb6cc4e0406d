import { atLeast } from '../least.ts'
import type { Rule } from '../outcome.ts'

/** The basin and the dishwasher hang between the side panels. Installation guide of dishwashers, "Clearances": cabinet. */
export const cabinetWidth: Rule = (model, { cabinetWidth: have }) => {
  const need = model.number('cabinet-inner')
  return need === undefined ? undefined : atLeast({ question: 'cabinetWidth', have, need }, 'narrowCabinet')
}
