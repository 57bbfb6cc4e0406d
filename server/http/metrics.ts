import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { answerBare } from './answer-bare.ts'
import { bareContentSecurityPolicy, securityHeaders } from './security-headers.ts'

/** The part of the site that a URL belongs to. Metrics count nothing else about a request. */
function familyOf(url: string): string {
  if (url.startsWith('/api/')) return 'api'
  if (url.startsWith('/media/')) return 'media'
  if (url.startsWith('/assets/')) return 'assets'
  return 'page'
}

export type Sizes = () => { entries: number; bytes: number }

/** Metrics for Prometheus. They contain no personal data. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'hearth_http_answers_total',
    help: 'Responses by part of the site and status class; aborted: the client was gone before the response was sent',
    labelNames: ['family', 'status'] as const,
    registers: [registry],
  })
  const submissions = new Counter({
    name: 'hearth_submissions_total',
    help: 'Submissions by form and outcome',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  })
  const classOf = ({ statusCode }: ServerResponse) => `${Math.floor(statusCode / 100)}xx`

  return {
    /** Counts a page from the cache. */
    countCached(response: ServerResponse) {
      answers.inc({ family: 'stored', status: classOf(response) })
    },
    /** Counts a response when it has been sent, or as aborted if the client was gone before. */
    countAtEnd(request: IncomingMessage, response: ServerResponse) {
      response.once('close', () => {
        const status = response.writableFinished ? classOf(response) : 'aborted'
        answers.inc({ family: familyOf(request.url ?? '/'), status })
      })
    },
    countSubmission(kind: string, outcome: string) {
      submissions.inc({ kind, outcome })
    },
    /** Registers the gauge of undelivered outbox entries. While the database is unavailable, the gauge has no values. */
    watchOutbox(backlog: () => Promise<readonly { channel: string; state: string; count: number }[]>) {
      new Gauge({
        name: 'hearth_outbox_entries',
        help: 'Mails and webhook calls that are waiting or parked',
        labelNames: ['channel', 'state'] as const,
        registers: [registry],
        async collect() {
          this.reset()
          for (const { channel, state, count } of await backlog().catch(() => [])) this.set({ channel, state }, count)
        },
      })
    },
    watchStored(what: 'page' | 'answer', sizes: Sizes) {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers: [registry],
          collect() {
            this.set(value())
          },
        })
      const cache = what === 'page' ? 'page cache' : 'cache of API answers'
      gauge(`hearth_stored_${what}s`, `Entries in the ${cache}`, () => sizes().entries)
      gauge(`hearth_stored_${what}_bytes`, `Size of the ${cache} in bytes`, () => sizes().bytes)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Serves `/metrics` on a separate port that is not public. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer(async (request, response) => {
    if (request.url !== '/metrics') return answerBare(response, 404)
    const text = await metrics.text()
    response
      .writeHead(200, {
        ...securityHeaders,
        'Content-Security-Policy': bareContentSecurityPolicy,
        'Content-Type': metrics.contentType,
      })
      .end(text)
  })
}
