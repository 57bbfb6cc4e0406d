import type { ServerResponse } from 'node:http'

/** Why a request got 503. */
export type UnavailableReason = 'busy' | 'stopping' | 'database' | 'files'
type RequestNotes = { route?: string | undefined; unavailable?: UnavailableReason }

const all = new WeakMap<ServerResponse, RequestNotes>()

/** What handlers know about a response, for metrics and the access log: the route that answered, and the reason of a 503. */
export function requestNotes(response: ServerResponse): RequestNotes {
  const known = all.get(response)
  if (known) return known
  const notes: RequestNotes = {}
  all.set(response, notes)
  return notes
}
