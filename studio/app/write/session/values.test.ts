import { expect, it } from 'vitest'
import type { Edit } from '#studio/edits/edit.ts'
import { edited, inverseOf } from './values.ts'

const value = { title: 'A', tags: ['x', 'y', 'z'], price: { from: 1 } }

it.each<Edit>([
  { set: ['title'], value: 'B' },
  { set: ['price', 'on'], value: '2026-11-01' },
  { set: ['video', 'poster', 'alt'], value: 'New' },
  { set: ['tags', 3], value: 'last' },
  { remove: ['price'] },
  { remove: ['tags', 1] },
  { insert: ['tags', 0], value: 'first' },
  { insert: ['awards', 0], value: 'first of a list that was not there' },
  { move: ['tags', 0], to: 2 },
  { move: ['tags', 2], to: 0 },
])('SW3: %j is taken back by its inverse', (edit) => {
  const after = edited(value, edit)?.value
  expect(after).not.toEqual(value)
  expect(edited(after, inverseOf(value, edit))?.value).toEqual(value)
})

it('SW3: an edit that does not fit changes nothing', () => {
  expect(edited(value, { remove: ['nothing', 'there'] })).toBeUndefined()
})
