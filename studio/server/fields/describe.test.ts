import { expect, it } from 'vitest'
import { z } from 'zod'
import { fileKinds, folderKinds } from '#contract/content/kinds.ts'
import { ShopsFile } from '#contract/content/place.ts'
import type { Field, FieldOf } from '#studio/wire/field.ts'
import { wordsOfName } from '#studio/words/fields/field-words.ts'
import { describeSchema } from './describe.ts'
import { eachField } from './each-field.ts'

const schemas: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ...Object.entries(folderKinds).flatMap(([name, kind]) =>
    [kind.schema, ...('words' in kind ? [kind.words] : [])].map((schema) => [name, schema] as const),
  ),
  ...Object.entries(fileKinds).map(([name, { schema }]) => [name, schema] as const),
  ['shops', ShopsFile],
]
const allFields = schemas.flatMap(([name, schema]) => [...eachField(describeSchema(schema, name))])
const fieldOf = (name: string) => allFields.find((field) => field.name === name)

it('SW3: every schema of the content has fields that a form can edit', () => {
  expect(allFields.filter(({ kind }) => kind === 'other')).toEqual([])
})

it.each(['en', 'zh-Hans'] as const)('SW3: every field has words in %s', (language) => {
  const isOwn = ({ key, name }: Field) => key !== 'item' && key !== 'value' && name.includes('.')
  const missing = allFields.filter(isOwn).filter(({ name }) => !wordsOfName(language, name))
  expect([...new Set(missing.map(({ name }) => name))]).toEqual([])
})

it('SW3: limits, units and references come from the schemas', () => {
  expect(fieldOf('product.position')).toMatchObject({ kind: 'number', least: 1, isWhole: true })
  expect(fieldOf('product.price.from')).toMatchObject({ kind: 'number', unit: 'SGD', least: 1 })
  expect(fieldOf('case.year')).toMatchObject({ kind: 'number', least: 1990, most: 2100 })
  expect(fieldOf('product.pictures')).toMatchObject({ kind: 'list', least: 1, item: { kind: 'picture' } })
  expect(fieldOf('product.code')).toMatchObject({ kind: 'text' })
  expect(fieldOf('product.successor')).toMatchObject({ kind: 'reference', to: 'product', isOptional: true })
  expect(fieldOf('news.published')).toMatchObject({ kind: 'day', isOptional: false })
  expect(fieldOf('news.content')).toMatchObject({ kind: 'markdown' })
  expect(fieldOf('series.intro')).toMatchObject({ kind: 'words', isMarkdown: true })
  expect(fieldOf('page.description')).toMatchObject({ kind: 'text', advice: { most: 155 } })
  expect(fieldOf('accessory.selfFit')).toMatchObject({ kind: 'boolean', isOptional: true, default: true })
})

it('SW3: a field that is added to a schema appears by itself', () => {
  const schema = z.strictObject({ ...folderKinds.news.schema.shape, sparkle: z.int().max(3).optional() })
  const { fields } = describeSchema(schema, 'news') as FieldOf<'group'>
  expect(fields.at(-1)).toEqual({
    ...{ name: 'news.sparkle', key: 'sparkle', kind: 'number', most: 3, isWhole: true, isOptional: true },
  })
})

it('SW3: the shapes of a value have names that tell them apart', () => {
  const namesOf = (name: string) => (fieldOf(name) as FieldOf<'either'>).options.map((option) => option.name)
  expect(namesOf('banners.item.target')).toEqual(['framed', 'newTab', 'none'])
  expect(namesOf('category.filters.item.values.item')).toEqual(['option', 'equals', 'min'])
  expect(namesOf('search.item.finds')).toEqual(['page', 'category', 'kind', 'order'])
})
