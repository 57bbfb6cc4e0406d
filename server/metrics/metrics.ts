import { collectDefaultMetrics, Registry } from 'prom-client'
import { watchBuild, watchContent } from './content-metrics.ts'
import { createRequestMetrics } from './request-metrics.ts'
import { watchDatabase, watchOutbox } from './store-metrics.ts'
import { createWorkMetrics } from './work-metrics.ts'

/** The instruments of the site, for Prometheus. They contain no personal data: labels are names of the program, never what a visitor sent. */
export function createMetrics() {
  const registry = new Registry()
  // Memory, CPU, open files, and the delay of the event loop (`nodejs_eventloop_lag_…`).
  collectDefaultMetrics({ register: registry })
  watchBuild(registry)

  return {
    ...createRequestMetrics(registry),
    ...createWorkMetrics(registry),
    watchContent: watchContent(registry),
    watchDatabase: watchDatabase(registry),
    watchOutbox: watchOutbox(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

export type Metrics = ReturnType<typeof createMetrics>
