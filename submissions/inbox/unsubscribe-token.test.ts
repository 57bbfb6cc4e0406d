import { expect, it } from 'vitest'
import { subscriptionOf, unsubscribeToken } from './unsubscribe-token.ts'

const token = unsubscribeToken('secret', 'H7KM-3QRC')

it('names the subscription it was made for', () => {
  expect(subscriptionOf('secret', token)).toBe('H7KM-3QRC')
})

it.each([
  ['another reference', token.replace('H7KM', 'H7KN')],
  ['another signature', `${token.slice(0, -2)}xx`],
  ['no signature', 'H7KM-3QRC'],
  ['nothing', ''],
  ['another key', unsubscribeToken('other', 'H7KM-3QRC')],
])('%s is no token of ours', (_name, wrong) => {
  expect(subscriptionOf('secret', wrong)).toBeUndefined()
})
