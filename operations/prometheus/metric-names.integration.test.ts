import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runSite } from '#tests/support/running-site.ts'

/** Names of series: a histogram has three. `up` is Prometheus' own. */
const seriesName = /\b(?:hearth|nodejs|process)_[a-z0-9_]+/g
const metricOf = (series: string) => series.replace(/_(?:bucket|sum|count)$/, '')

it('UP15: alerts, their cases and the dashboard name only metrics that a running site has', async () => {
  await using site = await runSite()
  const metrics = new Set([...(await site.metrics.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  for (const file of globSync('operations/{prometheus/*.yaml,grafana/*.json}')) {
    const named = [...readFileSync(file, 'utf8').matchAll(seriesName)].map(([series]) => series)
    expect(named.length, file).toBeGreaterThan(10)
    expect(
      named.filter((series) => !metrics.has(series) && !metrics.has(metricOf(series))),
      file,
    ).toEqual([])
  }
})

it('UP15: the handbook explains all metrics of the site', async () => {
  await using site = await runSite()
  const handbook = readFileSync('docs/operating.md', 'utf8')
  const ours = [...(await site.metrics.text()).matchAll(/^# TYPE (hearth_\S+)/gm)].map(([, name]) => name)
  expect(ours.length).toBeGreaterThan(15)
  expect(ours.filter((name) => !handbook.includes(`\`${name}\``))).toEqual([])
})
