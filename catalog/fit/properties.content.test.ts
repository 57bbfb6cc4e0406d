import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FitAnswers } from '#contract/fit/answers.ts'
import { type FitField, fitFields, type Question, questionsOf } from '#contract/fit/questions.ts'
import { categories } from '#contract/products/categories.ts'
import type { FitView } from '#contract/views/fit.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { servedContent } from '#tests/support/served-content.ts'

const catalog = await loadCatalog(servedContent)
const numbers = categories.map(({ number }) => number).filter((number) => catalog.productIds(number).length > 0)
type Category = (typeof numbers)[number]

/** More room is never worse; of the last three, more than enough is a change and never a reason. */
const roomy = ['depthBelow', 'wall', 'tall', 'above', 'width', 'nicheDepth', 'door', 'cabinetWidth', 'worktopDepth'] as const
const bounded = ['nicheWidth', 'nicheHeight', 'ceiling'] as const

const category = fc.constantFrom(...numbers)

function answer(question: Question): fc.Arbitrary<unknown> {
  const { from, to, options }: FitField = fitFields[question]
  if (question === 'water') return fc.boolean()
  if (question === 'stack') return fc.constantFrom(...catalog.productCodes())
  const lengths = from === undefined || to === undefined ? [] : [fc.integer({ min: from, max: Math.min(to, 2000) })]
  return fc.oneof(...lengths, ...(options ? [fc.constantFrom(...options)] : []))
}

const answersIn = (number: Category): fc.Arbitrary<FitAnswers> =>
  fc.record(Object.fromEntries(questionsOf[number].map((question) => [question, answer(question)])), { requiredKeys: [] })

const asked = category.chain((number) => fc.record({ number: fc.constant(number), answers: answersIn(number) }))

const judgedBy = (number: Category, answers: FitAnswers): FitView[] => catalog.fit('en', number, answers)?.models ?? []
const byCode = (views: readonly FitView[]) => new Map(views.map((view) => [view.code, view]))
const rankOf = ({ reasons, changes }: FitView) => (reasons.length > 0 ? 2 : Math.min(changes.length, 1))

it('FT8: a larger place never fits less', () => {
  const larger = asked.chain(({ number, answers }) =>
    fc.record({
      number: fc.constant(number),
      answers: fc.constant(answers),
      question: fc.constantFrom<Question>(...roomy, ...bounded),
      more: fc.integer({ min: 1, max: 500 }),
    }),
  )
  fc.assert(
    fc.property(larger, ({ number, answers, question, more }) => {
      const have = answers[question]
      if (typeof have !== 'number') return
      const after = byCode(judgedBy(number, { ...answers, [question]: have + more }))
      for (const before of judgedBy(number, answers)) {
        const { code, reasons } = before
        const now = after.get(code)
        if (!now) throw new Error(code)
        expect(now.reasons.length).toBeLessThanOrEqual(reasons.length)
        if (roomy.some((each) => each === question)) expect(rankOf(now)).toBeLessThanOrEqual(rankOf(before))
      }
    }),
    { numRuns: 500 },
  )
})

it('FT8: a number in a change or a reason is really on the wrong side', () => {
  const mayBeTooMuch = ['cutOutWidth', 'cutOutDepth', 'nicheWidth', 'nicheHeight', 'ceiling', 'hobBelowHood', 'duct']
  fc.assert(
    fc.property(asked, ({ number, answers }) => {
      for (const { changes, reasons } of judgedBy(number, answers)) {
        for (const { rule, have, need, text } of [...changes, ...reasons]) {
          expect(text).not.toMatch(/undefined|NaN|\{/)
          if (typeof have !== 'number' || typeof need !== 'number') continue
          expect(have).not.toBe(need)
          if (have > need) expect(mayBeTooMuch).toContain(rule)
        }
      }
    }),
    { numRuns: 500 },
  )
})

it('FT8: the order of the answers makes no difference', () => {
  fc.assert(
    fc.property(asked, ({ number, answers }) => {
      const turned = Object.fromEntries(Object.entries(answers).toReversed())
      expect(judgedBy(number, turned)).toEqual(judgedBy(number, answers))
    }),
    { numRuns: 100 },
  )
})

it('FT8: entering what a model asks for makes it fit', () => {
  const of = { 'town-gas': 'town', lpg: 'lpg', column: 'column', 'wall-cabinet': 'column', 'under-worktop': 'worktop' } as const
  for (const number of numbers) {
    for (const { code } of judgedBy(number, {})) {
      let answers: FitAnswers = {}
      // Each answer may open another question.
      for (let round = 0; round < 4; round += 1) answers = { ...answers, ...ownAnswers(number, code, answers) }
      const own = byCode(judgedBy(number, answers)).get(code)
      expect(own, `${code} ${JSON.stringify(answers)}`).toMatchObject({ verdict: 'fits', missing: [] })
    }
  }

  function ownAnswers(number: Category, code: string, answers: FitAnswers): FitAnswers {
    const missing = byCode(judgedBy(number, answers)).get(code)?.missing ?? []
    return Object.fromEntries(
      missing.map(({ question, need }) => {
        const [word = ''] = String(need).split(' ')
        if (question === 'water') return [question, true]
        if (question === 'below' || question === 'aboveWhat') return [question, question === 'below' ? 'gas' : 'cabinet']
        return [question, typeof need === 'number' ? need : ((of as Record<string, string>)[word] ?? word)]
      }),
    )
  }
})

it('FT4, FT7: no model fits while a deciding fact is unknown, and unknown facts give no reason against it', () => {
  fc.assert(
    fc.property(asked, ({ number, answers }) => {
      for (const { verdict, changes, reasons, missing } of judgedBy(number, answers)) {
        const known = changes.length > 0 ? 'change' : 'fits'
        expect(verdict).toBe(reasons.length > 0 ? 'no' : missing.length > 0 ? 'unknown' : known)
      }
    }),
    { numRuns: 200 },
  )
})
