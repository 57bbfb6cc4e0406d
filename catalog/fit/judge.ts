import type { CategoryNumber } from '#contract/categories.ts'
import type { Amount, Model, OpenQuestion, Place, Sentence } from './outcome.ts'
import { rulesOf } from './rules-of.ts'

export type Finding = { rule: string; sentence: Sentence; have: Amount; need: Amount }
export type Open = { rule: string; question: OpenQuestion; need: Amount }

/** What all rules say about one model. */
export type Judgement = {
  /** The strictest answer: one "no" is enough. */
  verdict: 'fits' | 'change' | 'no'
  changes: Finding[]
  reasons: Finding[]
  /** What was left open. */
  missing: Open[]
}

/** Judges a model of a category at a place (FT4). */
export function judge(category: CategoryNumber, model: Model, place: Place): Judgement {
  const judgement: Judgement = { verdict: 'fits', changes: [], reasons: [], missing: [] }
  for (const [rule, judged] of Object.entries(rulesOf[category])) {
    const outcome = judged(model, place)
    if (outcome?.verdict === 'open') judgement.missing.push({ rule, question: outcome.question, need: outcome.need })
    if (outcome?.verdict !== 'change' && outcome?.verdict !== 'no') continue
    const { verdict, ...finding } = outcome
    judgement[verdict === 'no' ? 'reasons' : 'changes'].push({ rule, ...finding })
  }
  judgement.verdict = judgement.reasons.length > 0 ? 'no' : judgement.changes.length > 0 ? 'change' : 'fits'
  return judgement
}

const ranks = { fits: 0, change: 1, no: 2 } as const

/** Which fits better: as it is, after the fewest changes, with the fewest reasons against it (FT4). */
export function compareJudgements(one: Judgement, other: Judgement): number {
  return (
    ranks[one.verdict] - ranks[other.verdict] ||
    one.reasons.length - other.reasons.length ||
    one.changes.length - other.changes.length
  )
}
