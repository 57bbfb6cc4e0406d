import { Gauge, type LabelValues, type Registry } from 'prom-client'

export type GaugeValue<Label extends string = string> = { labels?: LabelValues<Label>; value: number }

/** Registers a gauge whose values are read when Prometheus asks. If they can't be read, it has none. */
export function watchGauge<Label extends string = never>(
  registry: Registry,
  about: { name: string; help: string; labelNames?: readonly Label[] },
  read: () => readonly GaugeValue<Label>[] | Promise<readonly GaugeValue<Label>[]>,
): void {
  new Gauge<Label>({
    ...about,
    labelNames: [...(about.labelNames ?? [])],
    registers: [registry],
    async collect() {
      this.reset()
      // A gauge without labels is 0 after a reset, which would be a value.
      if (about.labelNames === undefined) this.remove()
      for (const { labels, value } of await Promise.resolve()
        .then(read)
        .catch(() => [])) {
        if (labels) this.set(labels, value)
        else this.set(value)
      }
    },
  })
}
