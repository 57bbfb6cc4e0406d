import type { FitAnswers } from '#contract/fit/answers.ts'
import type { Language } from '#contract/languages.ts'
import type { FitResult, FitView } from '#contract/views/fit.ts'
import type { Text } from '#contract/views.ts'
import { inRange, type Range } from '../editorial-catalog.ts'
import { valuesByKind } from '../plausibility/values-by-kind.ts'
import type { ProductRow } from '../snapshot/content-index.ts'
import type { Category } from '../snapshot/snapshot.ts'
import { lacksFactsIn } from './facts-of-rules.ts'
import { factsWords, findingWords, openWords } from './fit-words.ts'
import { compareJudgements, judge } from './judge.ts'

export type FitQuestion = {
  language: Language
  category: Pick<Category, 'number' | 'slug' | 'parameters'>
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
  const place = { ...answers, stack: stack && valuesByKind(stack.values) }
  const lacksFacts = lacksFactsIn(category)
  const judgementOf = ({ values }: ProductRow) =>
    judge(category.number, { model: valuesByKind(values), lacksFacts: lacksFacts(values) }, place)
  const judged = products
    .map((product) => ({ product, judgement: judgementOf(product) }))
    .sort((one, other) => compareJudgements(one.judgement, other.judgement))
  const count = (verdict: FitView['verdict']) => judged.filter(({ judgement }) => judgement.verdict === verdict).length
  const models = inRange(judged, range).map(
    ({ product, judgement: { verdict, changes, reasons, missing, lacksFacts } }): FitView => ({
      id: product.id,
      code: product.code,
      title: titleOf(product),
      verdict,
      changes: changes.map((finding) => findingWords(language, finding)),
      reasons: reasons.map((finding) => findingWords(language, finding)),
      missing: missing.map((open) => ({ question: open.question, need: open.need, text: openWords(language, open) })),
      ...(lacksFacts && { lacksFacts: factsWords(language) }),
    }),
  )
  return { counts: { fits: count('fits'), change: count('change'), unknown: count('unknown'), no: count('no') }, models }
}
