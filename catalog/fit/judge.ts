import type { CategoryNumber } from '#contract/products/categories.ts'
import type { Amount, Model, OpenQuestion, Place, Sentence } from './outcome.ts'
import { rulesOf } from './rules-of.ts'

export type Finding = { rule: string; sentence: Sentence; have: Amount; need: Amount }
export type Open = { rule: string; question: OpenQuestion; need: Amount }

/** What all rules say about one model. */
export type Judgement = {
  /** The strictest answer: one "no" is enough. `unknown`: a measure is missing, or a fact of the model. */
  verdict: 'fits' | 'change' | 'unknown' | 'no'
  changes: Finding[]
  reasons: Finding[]
  /** What was left open. */
  missing: Open[]
  /** The model lacks a fact that the rules read. */
  lacksFacts: boolean
}

type Judged = { model: Model; lacksFacts: boolean }

/** Judges a model of a category at a place (FT4). */
export function judge(category: CategoryNumber, { model, lacksFacts }: Judged, place: Place): Judgement {
  const judgement: Judgement = { verdict: 'fits', changes: [], reasons: [], missing: [], lacksFacts }
  for (const [rule, judged] of Object.entries(rulesOf[category])) {
    const outcome = judged(model, place)
    if (outcome?.verdict === 'open') judgement.missing.push({ rule, question: outcome.question, need: outcome.need })
    if (outcome?.verdict !== 'change' && outcome?.verdict !== 'no') continue
    const { verdict, ...finding } = outcome
    judgement[verdict === 'no' ? 'reasons' : 'changes'].push({ rule, ...finding })
  }
  judgement.verdict = verdictOf(judgement)
  return judgement
}

/** Nobody is told that a model fits while something that could rule it out isn't known. */
function verdictOf({ changes, reasons, missing, lacksFacts }: Judgement): Judgement['verdict'] {
  if (reasons.length > 0) return 'no'
  if (missing.length > 0 || lacksFacts) return 'unknown'
  return changes.length > 0 ? 'change' : 'fits'
}

function rankOf({ reasons, changes }: Judgement): number {
  if (reasons.length > 0) return 2
  return changes.length > 0 ? 1 : 0
}

/** Which fits better: as it is, after the fewest changes, with the fewest reasons against it (FT4). What is open comes after what is sure. */
export function compareJudgements(one: Judgement, other: Judgement): number {
  return (
    rankOf(one) - rankOf(other) ||
    Number(one.verdict === 'unknown') - Number(other.verdict === 'unknown') ||
    one.reasons.length - other.reasons.length ||
    one.changes.length - other.changes.length
  )
}
