import type { CategoryNumber } from '#contract/categories.ts'
import type { FitAnswers } from '#contract/fit/answers.ts'
import type { Language } from '#contract/languages.ts'
import type { FitResult, FitView } from '#contract/views/fit.ts'
import type { Text } from '#contract/views.ts'
import { inRange, type Range } from '../editorial-catalog.ts'
import { givenValues } from '../plausibility/given-values.ts'
import type { ProductRow } from '../snapshot/content-index.ts'
import { findingWords, openWords } from './fit-words.ts'
import { compareJudgements, judge } from './judge.ts'

export type FitQuestion = {
  language: Language
  category: CategoryNumber
  answers: Omit<FitAnswers, 'stack'>
  /** The second appliance in the same niche. */
  stack: ProductRow | undefined
  titleOf: (product: ProductRow) => Text
  /** Only these get words, because there may be hundreds of models. */
  range: Range | undefined
}

/** Whether the products fit: those that do come first (FT4). */
export function fitResult(
  products: readonly ProductRow[],
  { language, category, answers, stack, titleOf, range }: FitQuestion,
): FitResult {
  const place = { ...answers, stack: stack && givenValues(stack.values) }
  const judged = products
    .map((product) => ({ product, judgement: judge(category, givenValues(product.values), place) }))
    .sort((one, other) => compareJudgements(one.judgement, other.judgement))
  const count = (verdict: FitView['verdict']) => judged.filter(({ judgement }) => judgement.verdict === verdict).length
  const models = inRange(judged, range).map(
    ({ product, judgement: { verdict, changes, reasons, missing } }): FitView => ({
      id: product.id,
      code: product.code,
      title: titleOf(product),
      verdict,
      changes: changes.map((finding) => findingWords(language, finding)),
      reasons: reasons.map((finding) => findingWords(language, finding)),
      missing: missing.map((open) => ({ question: open.question, need: open.need, text: openWords(language, open) })),
    }),
  )
  return { counts: { fits: count('fits'), change: count('change'), no: count('no') }, models }
}
