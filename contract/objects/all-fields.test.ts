import { expect, it } from 'vitest'
import { allFields } from './all-fields.ts'

type Card = { code: string; price?: number; tags?: readonly string[] }

it('a field that may be missing has to be named where objects are copied field by field, and is left out if it is undefined', () => {
  // @ts-expect-error: `tags` would be dropped in silence.
  expect(allFields<Card>({ code: 'RH-9010', price: 0 })).toEqual({ code: 'RH-9010', price: 0 })
  expect(Object.keys(allFields<Card>({ code: 'RH-9010', price: undefined, tags: [] }))).toEqual(['code', 'tags'])
})
