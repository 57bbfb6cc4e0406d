import { expect, it } from 'vitest'
import { keyedHash } from './keyed-hash.ts'
import { unsubscribeToken, unsubscribeUrl, verifyUnsubscribeToken } from './unsubscribe-token.ts'

const token = unsubscribeToken('secret', 'ann@example.com')

it('F1: a token names the mailbox, in any spelling, without the address', () => {
  const subscriber = verifyUnsubscribeToken('secret', token)
  expect(subscriber).toEqual({ mailbox: expect.stringMatching(/^[\w-]{43}$/) })
  expect(verifyUnsubscribeToken('secret', unsubscribeToken('secret', 'Ann+news@example.com'))).toEqual(subscriber)
  expect(token).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
  expect(unsubscribeUrl('https://www.example.com/unsubscribe', 'secret', ' ann@example.com')).toBe(
    `https://www.example.com/unsubscribe?token=${token}`,
  )
  expect(unsubscribeUrl('https://www.example.com/unsubscribe', 'secret', 'a@b.co,victim@v.co')).toBeUndefined()
})

it('F1: a token of an earlier version names its subscription', () => {
  const old = `H7KM-3QRC.${keyedHash('secret', 'unsubscribe', 'H7KM-3QRC')}`
  expect(verifyUnsubscribeToken('secret', old)).toEqual({ reference: 'H7KM-3QRC' })
})

it.each([
  ['', 'empty'],
  ['H7KM-3QRC', 'without a signature'],
  [`${'x'.repeat(43)}.${token.split('.')[1]}`, 'of another mailbox'],
  [unsubscribeToken('other', 'ann@example.com'), 'with another secret'],
  [`${token}x`, 'with a longer signature'],
  [`${token}.x`, 'with a third part'],
  ['x'.repeat(100_000), 'that is far too long'],
])('refuses a token with %j: %s', (wrong) => {
  expect(verifyUnsubscribeToken('secret', wrong)).toBeUndefined()
})
