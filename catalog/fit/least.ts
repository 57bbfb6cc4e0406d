import { change, fits, no, type OpenQuestion, type Outcome, open, type Sentence } from './outcome.ts'

type Least = {
  question: OpenQuestion
  have: number | undefined
  /** In mm. */
  need: number
}

/** A length that can't be changed: the model fits, or it doesn't. */
export const atLeast = ({ question, have, need }: Least, sentence: Sentence): Outcome =>
  compared({ question, have, need }, (missing) => no(sentence, missing, need))

/** A length that can be changed. */
export const atLeastAfterChange = ({ question, have, need }: Least, sentence: Sentence): Outcome =>
  compared({ question, have, need }, (missing) => change(sentence, missing, need))

function compared({ question, have, need }: Least, otherwise: (have: number) => Outcome): Outcome {
  if (have === undefined) return open(question, need)
  return have >= need ? fits : otherwise(have)
}
