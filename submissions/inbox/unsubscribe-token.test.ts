import { expect, it } from 'vitest'
import { subscriptionOf, unsubscribeToken } from './unsubscribe-token.ts'

const token = unsubscribeToken('secret', 'H7KM-3QRC')

it('contains the reference of its subscription', () => {
  expect(subscriptionOf('secret', token)).toBe('H7KM-3QRC')
})

it.each([
  ['another reference', token.replace('H7KM', 'H7KN')],
  ['another signature', `${token.slice(0, -2)}xx`],
  ['no signature', 'H7KM-3QRC'],
  ['no text', ''],
  ['another key', unsubscribeToken('other', 'H7KM-3QRC')],
])('refuses a token with %s', (_name, wrong) => {
  expect(subscriptionOf('secret', wrong)).toBeUndefined()
})
