import { expect, it } from 'vitest'
import type { FitAnswers } from '#contract/fit/answers.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { servedContent } from '#tests/support/served-content.ts'
import { pairsOf } from './together.ts'

const catalog = await loadCatalog(servedContent)
const { models, shelf } = catalog.kitchenFacts('en')
const sold = Object.entries(models).flatMap(([code, fact]) => (fact.isSold ? [{ code, fact }] : []))
const pairs = pairsOf(sold, shelf)

/** What the rule of the fit finder says about the model at that place. */
function finding(code: string, rule: string, answers: FitAnswers) {
  const view = catalog.fit('en', models[code]?.category ?? 1, answers)?.models.find((one) => one.code === code)
  return [...(view?.changes ?? []), ...(view?.reasons ?? [])].find((one) => one.rule === rule)
}

it('MK2: what goes together agrees with the fit finder: hoods above hobs', () => {
  const hoods = pairs.filter((pair) => pair.kind !== 'stack')
  expect(hoods.length).toBeGreaterThan(20)
  for (const { kind, hood, hob } of hoods) {
    const tooWide = finding(hood, 'hobBelowHood', { hobWidth: models[hob]?.hob?.width })
    expect(tooWide !== undefined, `${hood} above ${hob}`).toBe(kind === 'narrowHood')
  }
})

it('MK2: what goes together agrees with the fit finder: two appliances in one tall cabinet', () => {
  const stacks = pairs.filter((pair) => pair.kind === 'stack')
  expect(stacks.length).toBeGreaterThan(20)
  for (const { one, other, height, width, depth } of stacks) {
    const place: FitAnswers = { stack: other, place: 'column', nicheHeight: height, nicheWidth: width, nicheDepth: depth }
    for (const rule of ['nicheHeight', 'nicheWidth', 'nicheDepth', 'location'])
      expect(finding(one, rule, place), `${one} and ${other}: ${rule}`).toBeUndefined()
    expect(finding(one, 'nicheHeight', { ...place, nicheHeight: height - 1 })).toBeDefined()
  }
})
