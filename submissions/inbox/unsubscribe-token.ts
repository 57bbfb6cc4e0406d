import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from './keyed-hash.ts'

/** Ends the subscription of that reference, for whoever got it by mail. It names nobody, and holds as long as the subscription. */
export const unsubscribeToken = (secret: string, reference: string) => `${reference}.${signatureOf(secret, reference)}`

/** The link to the page that ends a subscription. */
export const unsubscribeUrl = (page: string, secret: string, reference: string) =>
  `${page}?token=${unsubscribeToken(secret, reference)}`

/** The reference in a token of ours. */
export function subscriptionOf(secret: string, token: string): string | undefined {
  const [reference = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(secret, reference))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given) ? reference : undefined
}

const signatureOf = (secret: string, reference: string) => keyedHash(secret, 'unsubscribe', reference)
