import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from './keyed-hash.ts'

/** Nobody fills in a form faster, and the client fetches a new token before the old one is too old (`send-form.ts`). */
const youngestMs = 2_000
const oldestMs = 24 * 60 * 60_000

/** Says when a form was opened, and that it was this site that said so. It names nobody. */
export function newFormToken(secret: string, now: Date): string {
  const time = now.getTime().toString(36)
  return `${time}.${signatureOf(secret, time)}`
}

/** True for a token of ours that a person can have had for as long as it takes to fill in a form. */
export function isFormToken(secret: string, token: string, now: Date): boolean {
  const [time = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(secret, time))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false
  const ageMs = now.getTime() - Number.parseInt(time, 36)
  return ageMs >= youngestMs && ageMs <= oldestMs
}

const signatureOf = (secret: string, time: string) => keyedHash(secret, 'form', time)
