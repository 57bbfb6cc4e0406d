import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from './keyed-hash.ts'

/** A signed token that ends a subscription. It contains no personal data and does not expire. */
export const unsubscribeToken = (secret: string, reference: string) => `${reference}.${signatureOf(secret, reference)}`

/** The URL of the unsubscribe page for one subscription. */
export const unsubscribeUrl = (page: string, secret: string, reference: string) =>
  `${page}?token=${unsubscribeToken(secret, reference)}`

/** The reference in a token. Undefined if the signature is wrong. */
export function subscriptionOf(secret: string, token: string): string | undefined {
  const [reference = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(secret, reference))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given) ? reference : undefined
}

const signatureOf = (secret: string, reference: string) => keyedHash(secret, 'unsubscribe', reference)
