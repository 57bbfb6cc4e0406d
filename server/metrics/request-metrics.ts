import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, Histogram, type Registry } from 'prom-client'
import { requestNotes } from '../http/request-notes.ts'
import { routePattern } from './route-pattern.ts'

/** The part of the site that a URL belongs to. */
function familyOf(url: string): string {
  if (url.startsWith('/api/')) return 'api'
  if (url.startsWith('/media/')) return 'media'
  if (url.startsWith('/assets/')) return 'assets'
  return 'page'
}

/** In seconds. Visitors notice from a tenth of a second on, and give up after some. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Responses by part of the site, by route and by reason. */
export function createRequestMetrics(registry: Registry) {
  const answers = new Counter({
    name: 'hearth_http_answers_total',
    help: 'Responses by part of the site and status class; aborted: the client was gone before the response was sent',
    labelNames: ['family', 'status'] as const,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'hearth_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by pattern of its route and status class, without pages from the cache',
    labelNames: ['route', 'status'] as const,
    buckets,
    registers: [registry],
  })
  const unavailable = new Counter({
    name: 'hearth_unavailable_total',
    help: 'Responses with 503 by reason: busy, stopping, database, files or other',
    labelNames: ['reason'] as const,
    registers: [registry],
  })
  for (const reason of ['busy', 'stopping', 'database', 'files', 'other']) unavailable.inc({ reason }, 0)
  const classOf = ({ statusCode }: ServerResponse) => `${Math.floor(statusCode / 100)}xx`

  return {
    /** Counts a page from the cache. It takes microseconds, so its time is not measured. */
    countCached(response: ServerResponse) {
      answers.inc({ family: 'stored', status: classOf(response) })
    },
    /** Counts a response when it has been sent, or as aborted if the client was gone before. */
    countAtEnd(request: IncomingMessage, response: ServerResponse) {
      const began = performance.now()
      response.once('close', () => {
        const status = response.writableFinished ? classOf(response) : 'aborted'
        const { route, unavailable: reason = 'other' } = requestNotes(response)
        answers.inc({ family: familyOf(request.url ?? '/'), status })
        durations.observe({ route: routePattern(request.url ?? '/', route), status }, (performance.now() - began) / 1_000)
        if (response.statusCode === 503) unavailable.inc({ reason })
      })
    },
  }
}
