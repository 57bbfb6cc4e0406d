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

/**
 * Default metrics that count open handles. To count them, Node makes a list of all, and the site has one for each folder that it watches: at a hundred times
 * the demo content, each scrape would stop all requests for 50 ms.
 */
const uncounted = ['resources', 'handles', 'requests'].flatMap((what) => [`nodejs_active_${what}`, `nodejs_active_${what}_total`])

export type Sizes = () => { pages: number; bytes: number }

/** Metrics for Prometheus. They contain no personal data. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of uncounted) registry.removeSingleMetric(name)
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
  // Plain numbers are faster on the hot path. `text` adds them to the counters.
  const counted = new Map<string, number>()
  /** Responses from memory, by status class: cached pages, and API answers. */
  const fromMemory = { stored: [0, 0, 0, 0, 0, 0], api: [0, 0, 0, 0, 0, 0] }

  function count(request: IncomingMessage, response: ServerResponse) {
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted'
    const key = `${familyOf(request.url ?? '/')} ${status}`
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }

  return {
    /** Counts a response that was sent from memory. This is the hottest path, so it is a single addition. */
    countStored(family: keyof typeof fromMemory, { statusCode }: ServerResponse) {
      const status = Math.floor(statusCode / 100)
      fromMemory[family][status] = (fromMemory[family][status] ?? 0) + 1
    },
    /** Counts a response when it has been sent, or as aborted if the client was gone before. */
    countAtEnd(request: IncomingMessage, response: ServerResponse) {
      response.once('close', () => count(request, response))
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
      gauge(`hearth_stored_${what}s`, `Entries in the ${cache}`, () => sizes().pages)
      gauge(`hearth_stored_${what}_bytes`, `Size of the ${cache} in bytes`, () => sizes().bytes)
    },
    async text(): Promise<string> {
      for (const [family, statuses] of Object.entries(fromMemory)) {
        for (const [status, count] of statuses.entries()) {
          const key = `${family} ${status}xx`
          if (count > 0) counted.set(key, (counted.get(key) ?? 0) + count)
        }
        statuses.fill(0)
      }
      for (const [key, count] of counted) {
        const [family = '', status = ''] = key.split(' ')
        answers.inc({ family, status }, count)
      }
      counted.clear()
      return registry.metrics()
    },
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
