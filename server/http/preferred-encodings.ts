import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Our order for encodings that the client weighs equally. */
const bestFirst: Encoding[] = ['br', 'gzip', 'identity']

/** The encodings that `Accept-Encoding` allows, best first. */
export function preferredEncodings(accepted: string): readonly Encoding[] {
  return new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(bestFirst, { preferred: bestFirst })
}

/** Whether a client takes only bodies without compression, like many programs that call the API. */
export const takesOnlyPlain = (accepted: string | undefined): boolean =>
  accepted === undefined || (preferredEncodings(accepted)[0] ?? 'identity') === 'identity'
