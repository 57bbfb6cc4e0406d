import { expect, it } from 'vitest'
import { etagOf, isHeld } from './etag.ts'

const etag = etagOf('a page')

it.each([
  ['the tag itself', etag, true],
  ['one of several, with and without blanks', `"other", ${etag},"more"`, true],
  ['the tag without its mark for weak ones', etag.slice(2), true],
  ['any answer at all', ' * ', true],
  ['another tag', etagOf('another page'), false],
  ['no header', undefined, false],
  ['an empty header', '', false],
])('%s', (_what, header, held) => expect(isHeld(header, etag)).toBe(held))

it('is a weak tag of 22 characters, the same for text and its bytes', () => {
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(etagOf(Buffer.from('a page'))).toBe(etag)
})
