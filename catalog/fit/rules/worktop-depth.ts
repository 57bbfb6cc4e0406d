import { atLeast } from '../least.ts'
import type { Rule } from '../outcome.ts'

/** The sink needs worktop in front of it and behind it. Planning data of dishwashers: least depth of the worktop. */
export const worktopDepth: Rule = (model, { worktopDepth: have }) => {
  const need = model.number('worktop-depth')
  return need === undefined ? undefined : atLeast({ question: 'worktopDepth', have, need }, 'shallowWorktop')
}
