import type { PowerSupply } from '#contract/fit/answers.ts'
import { change, fits, type Model, open, type Rule } from '../outcome.ts'

type Connection = Exclude<PowerSupply, 'none'>
const needed = new Map<string, Connection>([
  ['plug-13a', '13a'],
  ['isolator-20a', '20a'],
  ['isolator-32a', '32a'],
])

/** What a model is connected to. Undefined for a battery. */
export const connectionOf = (model: Model): Connection | undefined => needed.get(model.option('supply') ?? '')

/**
 * A plug needs a socket, and fixed wiring an isolator of its own rating: another rating doesn't protect the cable. A licensed electrician
 * can change either. Installation guides, "Before you begin" and "Step by step": power supply.
 */
export const power: Rule = (model, { power: have }) => {
  const need = connectionOf(model)
  if (need === undefined) return undefined
  if (have === undefined) return open('power', need)
  return have === need ? fits : change('changePower', have, need)
}
