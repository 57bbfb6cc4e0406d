import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallKind } from '#contract/wire/call.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import type { CrossSite } from '#server/http/cross-site.ts'
import { requestNotes } from '#server/http/request-notes.ts'
import type { NoteSecurityEvent } from '#server/http/security-events.ts'
import { createRateLimit } from '#submissions/receive/rate-limit.ts'
import { sendFailure } from './answers.ts'
import { callerLanguage } from './caller-language.ts'
import { allowOrigin } from './cross-origin.ts'

export type GateOptions = {
  /** API reads per minute and IP address. 0 means no limit. */
  limitRead: number
  clientAddress: ClientAddress
  /** Other origins whose pages may send forms. */
  corsOrigins: readonly string[]
  isCrossSite: CrossSite
  noteSecurityEvent: NoteSecurityEvent
}

const minuteMs = 60_000

/** Checks every request before its body is read: CORS, shutdown, cross-site posts, rate limit. */
export function createGate({ limitRead, clientAddress, corsOrigins, isCrossSite, noteSecurityEvent }: GateOptions) {
  const reads = createRateLimit({ limit: limitRead, periodMs: minuteMs })
  let closing = false

  const enter = (kind: CallKind) => async (request: FastifyRequest, reply: FastifyReply) => {
    // First, so that pages of other origins can read refusals too.
    const allowed = allowOrigin(request, reply, kind, corsOrigins)
    // Pages of our own origin send no preflight.
    if (!allowed && request.method === 'OPTIONS') noteSecurityEvent('originRefused', request.headers.origin ?? '')
    if (closing) {
      requestNotes(reply.raw).unavailable = 'stopping'
      return sendFailure(reply, 503, callerLanguage(request))
    }
    if (kind === 'send' && request.method === 'POST' && isCrossSite(request.headers)) {
      noteSecurityEvent('originRefused', request.headers.origin ?? '')
      return sendFailure(reply, 403, callerLanguage(request))
    }
    // Sends have their own rate limit, and preflights are not counted.
    if (kind === 'send' || request.method === 'OPTIONS') return
    const taken = reads.take(clientAddress(request.raw))
    if (taken.allowed) return
    noteSecurityEvent('rateLimited', 'read')
    return sendFailure(reply, 429, callerLanguage(request), { retryAfter: taken.retryAfterSeconds })
  }

  return {
    enter,
    close() {
      closing = true
    },
  }
}
export type Gate = ReturnType<typeof createGate>
