import { expect, it } from 'vitest'
import { etagOf, isNotModified } from './etag.ts'

const etag = etagOf('a page')

it.each([
  ['the tag itself', etag, true],
  ['one of several, with and without spaces', `"other", ${etag},"more"`, true],
  ['the tag without the prefix W/', etag.slice(2), true],
  ['the wildcard *', ' * ', true],
  ['another tag', etagOf('another page'), false],
  ['no header', undefined, false],
  ['an empty header', '', false],
])('compares If-None-Match with %s', (_what, header, held) => expect(isNotModified(header, etag)).toBe(held))

it('is a weak tag of 22 characters, the same for text and its bytes', () => {
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(etagOf(Buffer.from('a page'))).toBe(etag)
})
