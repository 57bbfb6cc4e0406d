import { Gauge, type Registry } from 'prom-client'
import { contentFormat } from '#publishing/content-format.ts'
import type { CatalogSource } from '#publishing/watch/catalog-source.ts'
import { watchGauge } from './gauge.ts'

/** Which program runs. `format` changes with every change of the code that publishes or opens content. */
export function watchBuild(registry: Registry) {
  new Gauge({
    name: 'hearth_build_info',
    help: 'Always 1; the labels say which program runs',
    labelNames: ['format', 'node'] as const,
    registers: [registry],
  }).set({ format: contentFormat().slice(0, 12), node: process.version }, 1)
}

const states = ['ok', 'degraded', 'last good']

/** The published version that is served, and what is held back of a newer one. */
export const watchContent = (registry: Registry) => (status: CatalogSource['status']) => {
  const gauge = (name: string, help: string, read: () => number | undefined) =>
    watchGauge(registry, { name, help }, () => {
      const value = read()
      return value === undefined ? [] : [{ value }]
    })
  const secondsOf = (time: string | Date | undefined) => (time === undefined ? undefined : new Date(time).getTime() / 1_000)

  watchGauge(
    registry,
    {
      name: 'hearth_content_info',
      help: 'Always 1; the labels say which content is served',
      labelNames: ['version', 'published'],
    },
    () => [{ labels: { version: status().version, published: status().published ?? '' }, value: 1 }],
  )
  watchGauge(
    registry,
    { name: 'hearth_content_state', help: '1 for the state of the content: ok, degraded or last good', labelNames: ['state'] },
    () => states.map((state) => ({ labels: { state }, value: Number(status().state === state) })),
  )
  gauge('hearth_content_published_timestamp_seconds', 'When the version that is served was published', () =>
    secondsOf(status().publishedAt),
  )
  gauge('hearth_content_loaded_timestamp_seconds', 'When this node began to serve it', () => secondsOf(status().loadedAt))
  gauge(
    'hearth_content_held_back_entries',
    'Entries that are served in an older version, or not at all',
    () => status().heldBack?.length ?? 0,
  )
  gauge('hearth_content_faults', 'Faults of the content that is not served because of them', () => status().problem?.length ?? 0)
}
