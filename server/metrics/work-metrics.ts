import { subscribe } from 'node:diagnostics_channel'
import { Counter, Histogram, type Registry } from 'prom-client'
import { z } from 'zod'
import { searchChannelName } from '#catalog/search/search-channel.ts'
import { watchGauge } from './gauge.ts'

export type Sizes = () => { entries: number; bytes: number }
export type CacheName = 'page' | 'answer'

const SearchMessage = z.object({ seconds: z.number() })

/** What the site computes, and what it needn't. */
export function createWorkMetrics(registry: Registry) {
  const submissions = new Counter({
    name: 'hearth_submissions_total',
    help: 'Submissions by form and outcome',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  })
  const lookups = new Counter({
    name: 'hearth_cache_lookups_total',
    help: 'Lookups in the caches of pages and of compressed API answers, by result: hit or miss',
    labelNames: ['cache', 'result'] as const,
    registers: [registry],
  })
  const waits = new Histogram({
    name: 'hearth_render_wait_seconds',
    help: 'How long pages and API reads waited for their turn',
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const renders = new Histogram({
    name: 'hearth_render_duration_seconds',
    help: 'How long it took to render a page or to compute an API read',
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const searches = new Histogram({
    name: 'hearth_search_duration_seconds',
    help: 'How long a search took, of the search page, the suggestions and the counts for staff',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25],
    registers: [registry],
  })
  subscribe(searchChannelName, (message) => searches.observe(SearchMessage.parse(message).seconds))

  return {
    countSubmission(kind: string, outcome: string) {
      submissions.inc({ kind, outcome })
    },
    countLookup(cache: CacheName, result: 'hit' | 'miss') {
      lookups.inc({ cache, result })
    },
    observeRender({ waitedMs, tookMs }: { waitedMs: number; tookMs: number }) {
      waits.observe(waitedMs / 1_000)
      renders.observe(tookMs / 1_000)
    },
    watchRenderQueue(size: () => { running: number; waiting: number }) {
      const about = {
        name: 'hearth_render_queue',
        help: 'Pages and API reads by state: running or waiting',
        labelNames: ['state'],
      }
      watchGauge(registry, about, () => Object.entries(size()).map(([state, value]) => ({ labels: { state }, value })))
    },
    watchStored(what: CacheName, sizes: Sizes) {
      const cache = what === 'page' ? 'page cache' : 'cache of API answers'
      const entries = { name: `hearth_stored_${what}s`, help: `Entries in the ${cache}` }
      const bytes = { name: `hearth_stored_${what}_bytes`, help: `Size of the ${cache} in bytes` }
      watchGauge(registry, entries, () => [{ value: sizes().entries }])
      watchGauge(registry, bytes, () => [{ value: sizes().bytes }])
    },
  }
}
