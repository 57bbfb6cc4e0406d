import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Our order for encodings that the client weighs equally. */
const bestFirst: Encoding[] = ['br', 'gzip', 'identity']
const maxCached = 64
const cache = new Map<string, readonly Encoding[]>()

/** The encodings that `Accept-Encoding` allows, best first. Cached, because browsers send only a few different headers. */
export function preferredEncodings(accepted: string): readonly Encoding[] {
  const cached = cache.get(accepted)
  if (cached) return cached
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const encodings = negotiator.encodings(bestFirst, { preferred: bestFirst })
  if (cache.size < maxCached) cache.set(accepted, encodings)
  return encodings
}

/** Whether a client takes only bodies without compression, like many programs that call the API. */
export const takesOnlyPlain = (accepted: string | undefined): boolean =>
  accepted === undefined || (preferredEncodings(accepted)[0] ?? 'identity') === 'identity'
