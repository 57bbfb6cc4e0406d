import { createServer, type Server } from 'node:http'
import { answerBare } from '../http/answer-bare.ts'
import { bareContentSecurityPolicy, securityHeaders } from '../http/security-headers.ts'
import type { Metrics } from './metrics.ts'

/** Serves `/metrics` on a separate port that is not public. */
export function createMetricsServer(metrics: Pick<Metrics, 'text' | 'contentType'>): Server {
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
