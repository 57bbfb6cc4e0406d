// How the site grows with its content: `npm run bench:scale -- <factors>`; without arguments 1, 10 and 100 times the demo. Linux only.
// Limits: 600 MB of resident memory, 10 ms for a filter (median), and 50 ms for any request while new content is swapped in;
// for searches, 50 ms more than without.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeManyCopies } from './support/many-copies.ts'
import type { Probed } from './support/probe.ts'
import { measureCheck, measurePages, measureStart, measureSwap, measureTraffic, type Sorted } from './support/scale-run.ts'
import { benchPort } from './support/site.ts'

const limits = { memoryMb: 600, filterMs: 10, waitMs: 50 }
const factors = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 10, 100]
const folder = mkdtempSync(join(tmpdir(), 'hearth-scale-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

type Row = { figure: string; value: string; passed?: boolean }

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const seconds = (value: number) => `${value.toFixed(1)} s`
const mb = (value: number) => `${value.toFixed(0)} MB`
const percent = ({ coreSeconds, seconds: all }: Probed) => `${((coreSeconds / all) * 100).toFixed(0)} %`
const times = ({ median, longest }: Sorted) => `${ms(median)}, ${ms(longest)}`
const searchTimes = ({ during, before }: Awaited<ReturnType<typeof measureSwap>>) =>
  `${times(during.searches)} (${times(before.searches)})`
const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`

async function measure(factor: number): Promise<Row[]> {
  const [content, data] = [join(folder, `content-${factor}`), join(folder, `data-${factor}`)]
  makeManyCopies(resolve(import.meta.dirname, '../content'), content, factor)

  const check = await measureCheck(content)
  const first = await measureStart(benchPort, content, data)
  await first.site.stop()
  const { site, ...second } = await measureStart(benchPort, content, data)
  const pages = await measurePages(site, content)
  const traffic = await measureTraffic(site, content)
  const swap = await measureSwap(site, content, { searchesPerSecond: 0, undisturbedSeconds: 3 })
  // As long without a change as one takes, so that the longest of both can be compared.
  const undisturbedSeconds = Math.ceil(swap.seconds)
  const searched = await measureSwap(site, content, { searchesPerSecond: 2.5, undisturbedSeconds })
  const busy = await measureSwap(site, content, { searchesPerSecond: 10, undisturbedSeconds })
  const peakMb = Math.max(...[swap, searched, busy].map(({ during }) => during.peakMb))
  await site.stop()

  const within = (figure: string, value: number, text: string, limit: number): Row => ({
    figure,
    value: text,
    passed: value <= limit,
  })
  return [
    { figure: 'content check', value: `${seconds(check.seconds)} (CPU ${seconds(check.cpu)}), ${mb(check.peakMb)}` },
    { figure: 'first start', value: `${seconds(first.seconds)} (CPU ${seconds(first.cpu)})` },
    { figure: 'second start', value: `${seconds(second.seconds)} (CPU ${seconds(second.cpu)})` },
    within('memory when quiet', pages.quietMb, mb(pages.quietMb), limits.memoryMb),
    within('memory after traffic', traffic.mb, mb(traffic.mb), limits.memoryMb),
    { figure: 'first home page', value: `${ms(pages.home.ms)}, ${kb(pages.home.bytes)}` },
    { figure: 'first product list', value: `${ms(pages.list.ms)}, ${kb(pages.list.bytes)}` },
    within(
      'filter, API: median, longest',
      pages.filters.median,
      `${ms(pages.filters.median)}, ${ms(pages.filters.longest)}`,
      limits.filterMs,
    ),
    { figure: 'filtered list page: median', value: ms(pages.filteredPages.median) },
    {
      figure: 'search: first, median, p99',
      value: [pages.searches.first, pages.searches.median, pages.searches.p99].map(ms).join(', '),
    },
    { figure: 'compare: median', value: ms(pages.compare.median) },
    { figure: 'product page: median, p99', value: `${ms(traffic.pages.median)}, ${ms(traffic.pages.p99)}` },
    {
      figure: 'sitemap: files, sent, first',
      value: `${pages.sitemap.files}, ${kb(pages.sitemap.bytes)}, ${ms(pages.sitemap.ms)}`,
    },
    { figure: 'sitemap: cached', value: ms(pages.sitemapAgain.ms) },
    { figure: 'swap: from save to page', value: seconds(swap.seconds) },
    within(
      'swap: longest wait (without)',
      swap.during.others.longest,
      `${ms(swap.during.others.longest)} (${ms(swap.before.others.longest)})`,
      limits.waitMs,
    ),
    within(
      'swap with a search every 400 ms: median, longest search (without)',
      searched.during.searches.longest - searched.before.searches.longest,
      searchTimes(searched),
      limits.waitMs,
    ),
    { figure: 'swap with ten searches a second: median, longest search (without)', value: searchTimes(busy) },
    { figure: 'swap: longest delay of the event loop (without)', value: `${ms(swap.delayDuring)} (${ms(swap.delayBefore)})` },
    {
      figure: 'swap: share of the time without a free core (without)',
      value: `${percent(swap.during)} (${percent(swap.before)})`,
    },
    within('swap: memory', peakMb, mb(peakMb), limits.memoryMb),
  ]
}

const columns: Row[][] = []
for (const factor of factors) {
  console.error(`Measuring ${factor} times the demo content …`)
  columns.push(await measure(factor))
}
console.log(`| figure | ${factors.map((factor) => `${factor}×`).join(' | ')} |`)
console.log(`| --- |${' --- |'.repeat(factors.length)}`)
for (const [index, { figure }] of (columns[0] ?? []).entries()) {
  const values = columns.map((column) => `${column[index]?.value}${column[index]?.passed === false ? ' **FAILED**' : ''}`)
  console.log(`| ${figure} | ${values.join(' | ')} |`)
}
const passed = columns.flat().every((row) => row.passed !== false)
console.log(passed ? 'passed' : 'FAILED')
process.exit(passed ? 0 : 1)
