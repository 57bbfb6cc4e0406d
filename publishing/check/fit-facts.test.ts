import { expect, it } from 'vitest'
import { fixtureDraft } from '../testing/fixture.ts'
import { fitFacts } from './fit-facts.ts'

const hoods = 'categories/range-hoods/category.yaml'
const hood = 'products/rh-0001/product.yaml'
const withParameter = (definition: string) => ({
  [hoods]: (text: string) => text.replace('parameters:\n', `parameters:\n  - { ${definition}, names: { en: Chimney } }\n`),
})
const faultsIn = (draft: Awaited<ReturnType<typeof fixtureDraft>>) => fitFacts(draft).map(({ file, field }) => `${file} ${field}`)

it('FT5: a product without a fact that the rules of fitting need is an error, which names file and field', async () => {
  expect(faultsIn(await fixtureDraft())).toEqual([])
  const draft = await fixtureDraft({ [hood]: (text) => text.replace(/ {2}size: .*\n/, '') })
  expect(faultsIn(draft)).toEqual([`${hood} values.size`])
})

it('FT5: a fact is only demanded of products that it applies to', async () => {
  const draft = await fixtureDraft(withParameter('key: total-height, kind: range, unit: mm, when: { type: [island] }'))
  const islands = draft.products.filter(({ values, discontinued }) => values['type'] === 'island' && !discontinued)
  expect(islands.length).toBeGreaterThan(0)
  expect(faultsIn(draft)).toEqual(islands.map(({ source }) => `${source.file} values.total-height`))
})

it('FT5: nothing is demanded of a model that is no longer sold', async () => {
  const draft = await fixtureDraft(withParameter('key: hob-width, kind: number, unit: mm'))
  const sold = draft.products.filter(({ category, discontinued }) => category === 'range-hoods' && !discontinued)
  expect(faultsIn(draft)).toEqual(sold.map(({ source }) => `${source.file} values.hob-width`))
})
