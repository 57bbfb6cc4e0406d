import { expect, it } from 'vitest'
import type { ParameterDefinition } from '#contract/content/category.ts'
import { fileKinds, folderKinds } from '#contract/content/kinds.ts'
import { translatorFrom } from '#i18n/translator.ts'
import { stepsOfText, stepsText } from '#studio/app/labels/steps-text.ts'
import { describeSchema } from '#studio/server/fields/describe.ts'
import { withParameters } from '#studio/server/fields/parameter-fields.ts'
import { en } from '#studio/words/en.ts'
import { zhHans } from '#studio/words/zh-hans.ts'
import { labelOf } from './label-of.ts'

const airflow = {
  ...{ key: 'airflow', kind: 'number', unit: 'm³/h', theme: 'performance' },
  names: { en: 'Maximum airflow', 'zh-Hans': '最大风量' },
} as ParameterDefinition
const product = withParameters(describeSchema(folderKinds.product.schema, 'product'), [airflow], 'range-hoods')
const banners = describeSchema(fileKinds.banners.schema, 'banners')
const inEnglish = { language: 'en', t: translatorFrom<typeof en>('en', en) } as const
const inChinese = { language: 'zh-Hans', t: translatorFrom<typeof en>('zh-Hans', zhHans) } as const

it('SW5: a parameter has its own name, under its theme as in the form', () => {
  const { field, steps } = labelOf(product, ['values', 'airflow'], {})
  expect(stepsText(steps, inEnglish)).toBe('Performance › Maximum airflow')
  expect(stepsText(steps, inChinese)).toBe('性能 › 最大风量')
  expect(field).toMatchObject({ kind: 'number', unit: 'm³/h' })
})

it('SW5: an item of a list has its title, or its number', () => {
  const value = [{ title: { en: 'A quiet kitchen' }, target: { kind: 'none' } }]
  expect(stepsText(labelOf(banners, [0, 'title', 'en'], value).steps, inEnglish)).toBe('A quiet kitchen › Title')
  expect(stepsText(labelOf(banners, [1, 'title', 'en'], value).steps, inEnglish)).toBe('Item 2 › Title')
  expect(stepsText(labelOf(banners, [1, 'title', 'en'], value).steps, inChinese)).toBe('第 2 项 › 标题')
})

it('SW5: the choice between shapes is named once, and its values are options', () => {
  const { field, steps } = labelOf(banners, [0, 'target', 'kind'], [{ target: { kind: 'none' } }])
  expect(stepsText(steps, inEnglish)).toBe('Item 1 › Opens')
  expect(field).toMatchObject({ kind: 'choice', options: [{ value: 'framed' }, { value: 'newTab' }, { value: 'none' }] })
})

it('SW7: a text is named by its path alone', () => {
  expect(stepsText(stepsOfText('pages/about/en.yaml', 'sections.about.title'), inEnglish)).toBe('Sections › about › Title')
  expect(stepsText(stepsOfText('banners.yaml', '2.title'), inChinese)).toBe('第 3 项 › 标题')
})

it('SW5: everything, if the whole file is meant', () => {
  expect(stepsText([], inEnglish)).toBe('Everything')
})
