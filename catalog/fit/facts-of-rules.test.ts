import { expect, it } from 'vitest'
import type { ParameterDefinition } from '#contract/content/category.ts'
import { lacksFactsIn } from './facts-of-rules.ts'

const names = { en: '', 'zh-Hans': '', 'zh-Hant': '', ko: '', id: '' }
const number = (key: string, when = {}): ParameterDefinition => ({
  ...{ key, names, when, kind: 'number', unit: 'mm', decimals: 0 },
})
const keys = ['size', 'cut-out', 'clear-below', 'clear-side', 'clear-tall', 'clear-above', 'energy', 'supply']
const ofGas = ['hood-slanted', 'hood-other', 'gas-type'].map((key) => number(key, { energy: ['gas'] }))
const parameters = [...keys.map((key) => number(key)), ...ofGas]
const all = { ...Object.fromEntries(keys.map((key) => [key, 1])), energy: 'gas' }
const complete = { ...all, 'hood-slanted': 400, 'hood-other': 650, 'gas-type': ['lpg'] }
const lacks = lacksFactsIn({ slug: 'hobs', parameters })

it('FT5: a model has all facts that the rules read, but for those that don’t apply to it', () => {
  expect(lacks(complete)).toBe(false)
  expect(lacks({ ...all, energy: 'induction' })).toBe(false)
})

it.each([...keys, 'hood-other', 'gas-type'])('FT5: a gas hob without %s lacks a fact', (key) => {
  expect(lacks({ ...complete, [key]: undefined } as typeof complete)).toBe(true)
})

it('FT5: all models lack facts that their category doesn’t have, or only as a text', () => {
  expect(lacksFactsIn({ slug: 'hobs', parameters: parameters.slice(1) })(complete)).toBe(true)
  const text: ParameterDefinition = { key: 'size', names, kind: 'code' }
  expect(lacksFactsIn({ slug: 'hobs', parameters: [text, ...parameters.slice(1)] })(complete)).toBe(true)
})
