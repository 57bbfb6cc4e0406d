import { isSame, keyedHash } from '../inbox/keyed-hash.ts'

const longestToken = 200

/** A signed token that names a visit. Whoever has it can change and cancel the visit. It contains no personal data. */
export const visitToken = (secret: string, reference: string) => `${reference}.${signatureOf(secret, reference)}`

/** The reference that a token names. Undefined if the signature is wrong. */
export function verifyVisitToken(secret: string, token: string): string | undefined {
  const [reference = '', signature = '', ...more] = token.length > longestToken ? [] : token.split('.')
  return more.length === 0 && isSame(signature, signatureOf(secret, reference)) ? reference : undefined
}

const signatureOf = (secret: string, reference: string) => keyedHash(secret, 'visit', reference)
