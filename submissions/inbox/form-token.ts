import { isSame, keyedHash } from './keyed-hash.ts'

/** The age limits of a token. No person fills in a form faster, and the client renews its token before it expires (`send-form.ts`). */
const minAgeMs = 2_000
const maxAgeMs = 24 * 60 * 60_000

/** A signed token with the time at which a form was opened. It contains no personal data. */
export function newFormToken(secret: string, now: Date): string {
  const time = now.getTime().toString(36)
  return `${time}.${signatureOf(secret, time)}`
}

/**
 * Whether a token has a valid signature and a plausible age. The age is by the clocks of the nodes, not of the database: if they differ, an honest
 * sender only counts against the stricter rate limit. Nothing is refused or marked as spam for it.
 */
export function isFormToken(secret: string, token: string, now: Date): boolean {
  const [time = '', signature = ''] = token.split('.')
  if (!isSame(signature, signatureOf(secret, time))) return false
  const ageMs = now.getTime() - Number.parseInt(time, 36)
  return ageMs >= minAgeMs && ageMs <= maxAgeMs
}

const signatureOf = (secret: string, time: string) => keyedHash(secret, 'form', time)
