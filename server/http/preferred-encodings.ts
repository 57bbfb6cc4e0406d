import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What is best where a client likes several equally. */
const bestFirst: Encoding[] = ['br', 'gzip', 'identity']
const nearlyAllBrowsers = 64
const known = new Map<string, readonly Encoding[]>()

/** What a client takes, by `Accept-Encoding`, best first. Browsers send a handful of different headers, which are read once. */
export function preferredEncodings(accepted: string): readonly Encoding[] {
  const before = known.get(accepted)
  if (before) return before
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const encodings = negotiator.encodings(bestFirst, { preferred: bestFirst })
  if (known.size < nearlyAllBrowsers) known.set(accepted, encodings)
  return encodings
}
