import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { type Language, languageEntry, languageNames } from '#contract/languages.ts'
import { compareUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import type { FilterChoice } from '#contract/views.ts'
import { filterGoods, getGoodsInfo } from '#contract/wire/calls/product-calls.ts'
import { search } from '#contract/wire/calls/search-calls.ts'
import { endWithBench } from './end-with-bench.ts'
import { type Probed, type ProbedRequest, probeDuring } from './probe.ts'
import { cpuSeconds, residentMb } from './process-figures.ts'
import { type RunningSite, startSite, untilIdle } from './site.ts'
import { timed, timedInTurn } from './timed-request.ts'

const sampleMs = 50
const queries = [
  'hood',
  'RH-9010',
  'steam oven',
  'how do I clean the grease filter',
  '油烟机',
  '레인지후드 필터',
  'membersihkan',
  'zzyzx',
]
/** The filters of the hoods with their values. */
const filterValues = {
  type: ['1', '2', '3', '4'],
  airflow: ['1', '2', '3'],
  width: ['1', '2', '3', '4'],
  finish: ['1', '2', '3', '4'],
}
/** Each value by itself, each type with each airflow, and several of both. */
const filterChoices: FilterChoice[] = [
  ...Object.entries(filterValues).flatMap(([filter, values]) => values.map((value) => ({ [filter]: [value] }))),
  ...filterValues.type.flatMap((type) => filterValues.airflow.map((airflow) => ({ type: [type], airflow: [airflow] }))),
  { type: ['1', '2'], airflow: ['1', '2'] },
]
const trafficRequests = 3_000
/** No entry has this number, nor the next ones. */
const unknownNumber = 2_000_000
/** As many requests of the probe come in a second. */
const probesPerSecond = 200
const edited = { code: 'RH-9010', file: 'products/rh-9010/en.yaml' }

export type Sorted = { first: number; median: number; p99: number; longest: number }

/** The content check in a process of its own. */
export async function measureCheck(content: string) {
  const startedAt = performance.now()
  const child = spawn('node', ['tools/content.ts', 'check', '--dir', content], { stdio: 'ignore' })
  endWithBench(child)
  let [cpu, peakMb] = [0, 0]
  const sampling = setInterval(() => {
    if (child.pid === undefined || child.exitCode !== null) return
    cpu = cpuSeconds(child.pid)
    peakMb = Math.max(peakMb, residentMb(child.pid))
  }, sampleMs)
  const [code] = await once(child, 'close')
  clearInterval(sampling)
  if (code !== 0) throw new Error('The content has errors')
  return { seconds: (performance.now() - startedAt) / 1000, cpu, peakMb }
}

export async function measureStart(port: number, content: string, data: string) {
  const startedAt = performance.now()
  const environment = { CONTENT_DIR: content, DATA_DIR: data, INTERNAL_PORT: String(port + 1) }
  const site = await startSite({ port, environment, waitSeconds: 1_200 })
  return {
    site: { ...site, metrics: `http://127.0.0.1:${port + 1}/metrics` },
    seconds: (performance.now() - startedAt) / 1000,
    cpu: cpuSeconds(site.pid),
  }
}

/** The first request of each kind comes directly after the start. */
export async function measurePages({ origin, pid }: RunningSite, content: string) {
  const home = await timed(origin + pageUrl('en', 'home'))
  const list = await timed(origin + productListUrl('en', 1))
  const searches = await timedInTurn(languageNames.flatMap((language) => queries.map((q) => searchUrl(origin, language, q))))
  const filters = await timedInTurn(filterChoices.map((choice) => filterUrl(origin, choice)))
  const filteredPages = await timedInTurn(filterChoices.map((choice) => origin + productListUrl('en', 1, choice)))
  const compare = await timedInTurn(idsIn(content).map((ids) => origin + compareUrl('en', ids)))
  const sitemap = await wholeSitemap(origin)
  const sitemapAgain = await wholeSitemap(origin)
  await untilIdle(pid)
  return {
    ...{ home, list, sitemap, sitemapAgain, quietMb: residentMb(pid) },
    ...{ searches: sorted(searches), filters: sorted(filters), filteredPages: sorted(filteredPages), compare: sorted(compare) },
  }
}

/** Product pages in all languages, most of them for the first time. */
export async function measureTraffic({ origin, pid }: RunningSite, content: string) {
  const codes = codesIn(content)
  const url = (count: number) =>
    origin +
    pageUrl(languageNames[count % languageNames.length] ?? 'en', 'product', { id: codes[(count * 7) % codes.length] ?? '' })
  const pages = await timedInTurn(Array.from({ length: trafficRequests }, (_, count) => url(count)))
  await untilIdle(pid)
  return { pages: sorted(pages), mb: residentMb(pid) }
}

/**
 * Saves one text, and asks for cached pages and different products until the page has the new text. Before that, the same without a change.
 * `searchesPerSecond`: others besides, no two of which are the same. No entry has all of their words, which takes longest.
 */
export async function measureSwap(
  { origin, pid, metrics }: RunningSite & { metrics: string },
  content: string,
  { searchesPerSecond, undisturbedSeconds }: { searchesPerSecond: number; undisturbedSeconds: number },
) {
  const codes = codesIn(content)
  const searchEvery = probesPerSecond / searchesPerSecond
  const searchPage = (q: string) => origin + pageUrl('ko', 'search', { q })
  const probeUrl = (count: number) => {
    // Pages with text that a visitor typed are never cached. More of them at once than the site renders get a 503.
    if (count > 0 && count % searchEvery === 0)
      return searchPage(`${queries[(count / searchEvery) % queries.length]} ${unknownNumber + count}`)
    if (count % 2 === 0) return `${origin}${getGoodsInfo.path}?code=${codes[count % codes.length]}`
    return origin + pageUrl('en', 'home')
  }
  await longestDelay(metrics)
  const before = await probeDuring(pid, probeUrl, () => after(undisturbedSeconds * 1000))
  const delayBefore = await longestDelay(metrics)
  let seconds = 0
  const during = await probeDuring(pid, probeUrl, async () => {
    seconds = await saveAndAwait(origin, content)
  })
  const isSearch = ({ url }: ProbedRequest) => url.startsWith(searchPage(''))
  const timesOf = ({ requests }: Probed) => ({
    searches: sorted(requests.filter(isSearch).map(({ ms }) => ms)),
    others: sorted(requests.filter((one) => !isSearch(one)).map(({ ms }) => ms)),
  })
  return {
    ...{ seconds, delayBefore, delayDuring: await longestDelay(metrics) },
    ...{ before: { ...before, ...timesOf(before) }, during: { ...during, ...timesOf(during) } },
  }
}

/** By how much the site's event loop was late at most since the last call, in milliseconds: work at once, garbage collection, waiting for a core. */
async function longestDelay(metrics: string): Promise<number> {
  const { text } = await timed(metrics)
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1000
}

async function saveAndAwait(origin: string, content: string): Promise<number> {
  const file = join(content, edited.file)
  const title = `Saved at ${Date.now()}`
  const startedAt = performance.now()
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`))
  const page = origin + pageUrl('en', 'product', { id: edited.code })
  while (!(await timed(page)).text.includes(title)) await after(sampleMs)
  return (performance.now() - startedAt) / 1000
}

/** A sitemap index counts with all the files that it names. */
async function wholeSitemap(origin: string) {
  const options = { encoding: 'br' }
  const [first, plain] = [await timed(`${origin}/sitemap.xml`, options), await timed(`${origin}/sitemap.xml`)]
  const parts = plain.text.includes('<sitemapindex')
    ? [...plain.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
    : []
  const all = [first]
  for (const part of parts) all.push(await timed(part, options))
  const sum = (value: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + value(one), 0)
  return { ms: sum(({ ms }) => ms), bytes: sum(({ bytes }) => bytes), files: all.length }
}

const codesIn = (content: string) => readdirSync(join(content, 'products')).map((folder) => folder.toUpperCase())

/** Ids of three products of one category each, for 20 comparisons. */
function idsIn(content: string): string[][] {
  const hoods = readdirSync(join(content, 'products')).filter((folder) => folder.startsWith('rh-'))
  const ids = hoods.map(
    (folder) => /^id: "(\d+)"/m.exec(readFileSync(join(content, 'products', folder, 'product.yaml'), 'utf8'))?.[1] ?? '',
  )
  return Array.from({ length: 20 }, (_, place) => [0, 1, 2].map((step) => ids[(place * 3 + step) % ids.length] ?? ''))
}

const searchUrl = (origin: string, language: Language, q: string) =>
  `${origin}${search.path}?${new URLSearchParams({ q, lang: languageEntry(language).tag })}`

function filterUrl(origin: string, choice: FilterChoice): string {
  const post = { cate: '1', ...Object.fromEntries(Object.entries(choice).map(([type, values]) => [type, values.join(',')])) }
  return `${origin}${filterGoods.path}?${new URLSearchParams({ post: JSON.stringify(post) })}`
}

function sorted(all: readonly number[]): Sorted {
  const inOrder = all.toSorted((a, b) => a - b)
  const at = (share: number) => inOrder[Math.floor(inOrder.length * share)] ?? 0
  return { first: all[0] ?? 0, median: at(0.5), p99: at(0.99), longest: inOrder.at(-1) ?? 0 }
}
