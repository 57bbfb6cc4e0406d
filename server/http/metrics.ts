import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { answerBare } from './answer-bare.ts'
import { bareContentSecurityPolicy, securityHeaders } from './security-headers.ts'

/** What an address belongs to; the only thing about a request that is ever counted. */
function familyOf(url: string): string {
  if (url.startsWith('/api/')) return 'api'
  if (url.startsWith('/media/')) return 'media'
  if (url.startsWith('/assets/')) return 'assets'
  return 'page'
}

export type Sizes = () => { pages: number; bytes: number }

/** Counts for Prometheus. Nothing in them names a visitor. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'hearth_http_answers_total',
    help: 'Answers by family of address and class of status',
    labelNames: ['family', 'status'] as const,
    registers: [registry],
  })
  const submissions = new Counter({
    name: 'hearth_submissions_total',
    help: 'What visitors sent, by form and by how it ended',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  })
  // Kept in plain numbers on the hot path and handed over when somebody reads them.
  const counted = new Map<string, number>()
  /** By class of status. */
  const stored = [0, 0, 0, 0, 0, 0]

  function count(request: IncomingMessage, response: ServerResponse) {
    const key = `${familyOf(request.url ?? '/')} ${Math.floor(response.statusCode / 100)}xx`
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }

  return {
    /** Counts a page that was sent from memory: the hottest path there is, so it is one addition. */
    countStored({ statusCode }: ServerResponse) {
      const status = Math.floor(statusCode / 100)
      stored[status] = (stored[status] ?? 0) + 1
    },
    /** Counts an answer once it is sent. */
    countWhenSent(request: IncomingMessage, response: ServerResponse) {
      response.once('finish', () => count(request, response))
    },
    countSubmission(kind: string, outcome: string) {
      submissions.inc({ kind, outcome })
    },
    /** What has not been told yet. A database that is away leaves the last numbers out rather than wrong. */
    watchOutbox(backlog: () => Promise<readonly { channel: string; state: string; count: number }[]>) {
      new Gauge({
        name: 'hearth_outbox_entries',
        help: 'Mails and calls that are waiting or parked',
        labelNames: ['channel', 'state'] as const,
        registers: [registry],
        async collect() {
          this.reset()
          for (const { channel, state, count } of await backlog().catch(() => [])) this.set({ channel, state }, count)
        },
      })
    },
    watchPages(sizes: Sizes) {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers: [registry],
          collect() {
            this.set(value())
          },
        })
      gauge('hearth_stored_pages', 'Pages in the page cache', () => sizes().pages)
      gauge('hearth_stored_page_bytes', 'Bytes of the page cache', () => sizes().bytes)
    },
    async text(): Promise<string> {
      for (const [status, count] of stored.entries()) {
        if (count > 0) counted.set(`stored ${status}xx`, count)
      }
      stored.fill(0)
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

/** `/metrics` has a port of its own, which no visitor reaches. */
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
