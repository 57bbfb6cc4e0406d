import { expect, it } from 'vitest'
import { editionLine, knowsNotices, revisedOn } from './edition.ts'

const notice = { published: '2027-03-08' }

it('K2: a document was never revised before a notice that it contains', () => {
  expect(revisedOn([notice, { published: '2025-11-05' }])).toBe('2027-03-08')
  expect(editionLine('en', revisedOn([notice]))).toBe('Edition March 2027')
})

it('K2: a file of staff that is older than a notice, or has no date, cannot have it', () => {
  expect(knowsNotices('2027-03-07', [notice])).toBe(false)
  expect(knowsNotices(undefined, [notice])).toBe(false)
  expect(knowsNotices('2027-03-08', [notice])).toBe(true)
  expect(knowsNotices(undefined, [])).toBe(true)
})
