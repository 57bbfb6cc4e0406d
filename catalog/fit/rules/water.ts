import { change, fits, open, type Rule } from '../outcome.ts'

/** In m. The hoses are 2.0 m long, and 0.5 m of them are in the cabinet. Planning data of dishwashers: inlet hose, drain hose. */
const reach = 1.5

export const water: Rule = (model, { water: have }) => {
  if (model.number('inlet-hose') === undefined) return undefined
  if (have === undefined) return open('water', reach)
  return have ? fits : change('connectWater', '', reach)
}
