// Resident memory after a start with the demo content, during mixed traffic, and while pictures are made. Linux only.
// `npm run bench:memory -- <minutes>`; without a number, five minutes of traffic. Limits: 250 MB after the start; during the traffic, a tenth more in
// the last sixth of the time than in the second; while pictures are made 300 MB for the site, 600 MB with the process that makes them.
import { readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { languages } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { getHotProduct } from '#contract/wire/calls/index-calls.ts'
import { search } from '#contract/wire/calls/search-calls.ts'
import { hasDescendant, ownMb, residentMb } from './support/process-figures.ts'
import { sendAtRate } from './support/sender.ts'
import { benchPort, startSite, untilIdle } from './support/site.ts'
import { warmPaths } from './support/warm-paths.ts'

const limits = { startedMb: 250, growth: 1.1, drawingMb: 300, withDrawingMb: 600 }
const minutes = Number(process.argv[2] ?? 5)
const stepSeconds = 10
const submissionsPerSecond = 2
const readsPerSecond = 100
const internalPort = benchPort + 1
const words = ['hob', 'oven', 'hood', 'sink', 'wok', 'RH-9010', 'steam', 'clean', 'filter', 'warranty']

/** Sizes in MB from the kernel: memory of the process's own, and mapped files (mostly Node's program). */
function resident(pid: number) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024
  return { total: mb('Rss'), files: mb('Rss') - mb('Anonymous') }
}

/** The site's own metrics, in MB. */
async function parts() {
  const text = await (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  const mb = (name: string) => value(name) / 2 ** 20
  return {
    heap: mb('nodejs_heap_size_total_bytes'),
    heapUsed: mb('nodejs_heap_size_used_bytes'),
    pages: value('hearth_stored_pages'),
    pageBytes: mb('hearth_stored_page_bytes'),
  }
}

async function report(pid: number) {
  const [{ total, files }, { heap, heapUsed, pages, pageBytes }] = [resident(pid), await parts()]
  const row = (size: number, what: string) => console.log(`${size.toFixed(0).padStart(6)} MB  ${what}`)
  row(total, 'resident, of which')
  row(files, 'mapped files: Node and its libraries')
  row(heap, `JavaScript heap of the main thread (${heapUsed.toFixed(0)} MB in use)`)
  row(pageBytes, `page cache, ${pages} pages`)
  row(total - files - heap - pageBytes, 'the rest: other buffers, threads, malloc')
  return total
}

/** Requests pages, page data, the API and searches at a constant rate, in every language, half of them from a few hot pages. */
async function traffic(origin: string, paths: readonly string[], seconds: number) {
  const end = performance.now() + seconds * 1000
  for (let count = 0; performance.now() < end; count += 1) {
    void fetch(origin + pathOf(count, paths), { headers: { 'accept-encoding': count % 10 === 0 ? 'gzip' : 'br' } })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined)
    await after(1000 / readsPerSecond)
  }
}

function pathOf(count: number, paths: readonly string[]): string {
  const language = languages[count % languages.length]?.language ?? 'en'
  const any = paths[Math.floor(Math.random() * paths.length)] ?? '/'
  const word = words[Math.floor(Math.random() * words.length)] ?? ''
  switch (count % 8) {
    case 0:
    case 1:
    case 2:
      return paths[count % 20] ?? '/'
    case 3:
    case 4:
      return any
    case 5:
      return getHotProduct.path
    case 6:
      return `${search.path}?${new URLSearchParams({ q: word })}`
    default:
      return pageUrl(language, 'search', { q: `${word} ${count % 500}` })
  }
}

/** Averages of as many equal parts of the time. */
function averages(sizes: readonly number[], parts: number): number[] {
  const at = (part: number) => Math.floor((part * sizes.length) / parts)
  return Array.from({ length: parts }, (_, part) => {
    const some = sizes.slice(at(part), at(part + 1))
    return some.reduce((sum, size) => sum + size, 0) / some.length
  })
}

const bar = (mb: number) => `${mb.toFixed(0).padStart(5)} MB ${'█'.repeat(mb / 5)}`

/** The highest memory of a fresh site while it makes all pictures, alone and with the process that makes them. */
async function whilePicturesAreMade() {
  const site = await startSite({ port: benchPort, environment: { PICTURES_AHEAD: 'on' } })
  const highest = { alone: 0, together: 0 }
  const isDrawing = () => hasDescendant(site.pid, 'encoder-process')
  // It starts some seconds after the site, and ends when all pictures are made.
  for (let hasStarted = false; !hasStarted || isDrawing(); hasStarted ||= isDrawing()) {
    highest.alone = Math.max(highest.alone, ownMb(site.pid))
    highest.together = Math.max(highest.together, residentMb(site.pid))
    await after(500)
  }
  await site.stop()
  return highest
}

const site = await startSite({ port: benchPort, environment: { INTERNAL_PORT: String(internalPort) } })
const paths = await warmPaths(site.origin)
await untilIdle(site.pid)
console.log('After the start, when no background work is left:')
const started = await report(site.pid)
console.log(`Limit ${limits.startedMb} MB: ${started <= limits.startedMb ? 'passed' : 'FAILED'}\n`)

console.log(`${minutes} minutes of ${readsPerSecond} reads and ${submissionsPerSecond} submissions a second:`)
const sizes: number[] = []
for (let step = 1; step <= (minutes * 60) / stepSeconds; step += 1) {
  const load = { perSecond: submissionsPerSecond, seconds: stepSeconds }
  await Promise.all([traffic(site.origin, paths, stepSeconds), sendAtRate(site.origin, load)])
  const { total } = resident(site.pid)
  const { heapUsed, pages } = await parts()
  sizes.push(total)
  const time = `${String(step * stepSeconds).padStart(5)} s`
  console.log(`${time} ${bar(total)} (heap ${heapUsed.toFixed(0)} MB, ${pages} pages)`)
}
await report(site.pid)
console.log('\nOn average:')
const rows = Math.min(20, sizes.length)
for (const [row, mb] of averages(sizes, rows).entries())
  console.log(`${(((row + 1) * minutes) / rows).toFixed(1).padStart(5)} min ${bar(mb)}`)
const sixths = averages(sizes, 6)
const [second = 0, last = 0] = [sixths[1], sixths.at(-1)]
const isFlat = last <= second * limits.growth
console.log(
  `Highest: ${Math.max(...sizes).toFixed(0)} MB; second sixth of the time ${second.toFixed(0)} MB, last ${last.toFixed(0)} MB: ${isFlat ? 'passed' : 'FAILED'}\n`,
)
await site.stop()

const { alone, together } = await whilePicturesAreMade()
const isSmall = alone <= limits.drawingMb && together <= limits.withDrawingMb
console.log(
  `While all pictures are made: ${alone.toFixed(0)} MB, ${together.toFixed(0)} MB with the process that makes them; ` +
    `limits ${limits.drawingMb} and ${limits.withDrawingMb} MB: ${isSmall ? 'passed' : 'FAILED'}`,
)
process.exit(started <= limits.startedMb && isFlat && isSmall ? 0 : 1)
