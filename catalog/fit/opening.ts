import { change, fits, no, type OpenQuestion, type Outcome, open, type Sentence } from './outcome.ts'

type Opening = {
  question: OpenQuestion
  have: number | undefined
  /** The smallest and the largest opening that the model takes, in mm. */
  from: number
  to: number
  whenSmaller: Sentence
  whenLarger: Sentence
  /** If only a little of the opening can be closed: how much, in mm, and what to say beyond it. */
  closable?: { by: number; beyond: Sentence }
}

/** An opening that can be made larger, and closed again in part. */
export function opening({ question, have, from, to, whenSmaller, whenLarger, closable }: Opening): Outcome {
  if (have === undefined) return open(question, from)
  if (have < from) return change(whenSmaller, have, from)
  if (have <= to) return fits
  return closable && have > to + closable.by ? no(closable.beyond, have, to) : change(whenLarger, have, to)
}
