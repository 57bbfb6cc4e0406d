import type { FitAnswers } from '#contract/fit/answers.ts'
import type { Question } from '#contract/fit/questions.ts'
import type { ValuesByKind } from '../plausibility/values-by-kind.ts'

/** The answers, with the values of the second appliance instead of its code. */
export type Place = Omit<FitAnswers, 'stack'> & { stack?: Model | undefined }

/** The facts of a model, from its `product.yaml`. */
export type Model = ValuesByKind

/** What has to be changed, or what can't be. Each has a message: `fit.say.<name>`. */
export const sentences = [
  'widenCutOut',
  'closeCutOut',
  'wideCutOut',
  'deepenCutOut',
  'shortenCutOut',
  'deepCutOut',
  'clearBelow',
  'nearWall',
  'nearTall',
  'fitLpgJets',
  'noGas',
  'changePower',
  'raiseAbove',
  'narrowForHood',
  'widerHob',
  'lowCeiling',
  'highCeiling',
  'widerDuct',
  'wideForWindow',
  'orderFilter',
  'noRecirculation',
  'narrowNiche',
  'fillNicheWidth',
  'heightenNiche',
  'fillNicheHeight',
  'shallowNiche',
  'wrongPlace',
  'noStack',
  'onWorktop',
  'doorRoom',
  'narrowCabinet',
  'shallowWorktop',
  'connectWater',
] as const
export type Sentence = (typeof sentences)[number]

/** What a rule may miss. The kind of home is only advice, and a second appliance a choice. */
export type OpenQuestion = Exclude<Question, 'home' | 'stack'>

/** A length in mm, or a word such as a kind of connection. */
export type Amount = number | string

/** What a rule finds out about one model at one place. */
export type Outcome =
  | { verdict: 'fits' }
  /** It fits after this change, or not at all for this reason. */
  | { verdict: 'change' | 'no'; sentence: Sentence; have: Amount; need: Amount }
  /** The answer is missing. `need` says what the model asks for. */
  | { verdict: 'open'; question: OpenQuestion; need: Amount }

/**
 * One rule of fitting: a pure function of a model's facts and of the place. Undefined if it doesn't concern the model. A larger place
 * never turns "fits" into "no".
 */
export type Rule = (model: Model, place: Place) => Outcome | undefined

export const fits: Outcome = { verdict: 'fits' }
export const change = (sentence: Sentence, have: Amount, need: Amount): Outcome => ({ verdict: 'change', sentence, have, need })
export const no = (sentence: Sentence, have: Amount, need: Amount): Outcome => ({ verdict: 'no', sentence, have, need })
export const open = (question: OpenQuestion, need: Amount): Outcome => ({ verdict: 'open', question, need })
