// How long the site works on a page of the fit finder that nobody has requested before: random answers in all categories, one request after
// the other: `npm run bench:fit`; limit: p95 of 15 ms. Beside it, in turns, a product page with a postal code, which is rendered for each request too.
// CPU time of all threads of the site, HTTP and compression included, so that other processes do not count. Linux only.
import { readdirSync, readFileSync } from 'node:fs'
import { type FitField, fitFields, questionsOf } from '#contract/fit/questions.ts'
import { languageNames } from '#contract/languages.ts'
import { paths } from '#contract/pages/paths.ts'
import { localPath, pageUrl } from '#contract/pages/urls.ts'
import { categories } from '#contract/products/categories.ts'
import { benchPort, startSite, untilIdle } from './support/site.ts'
import { timed } from './support/timed-request.ts'

const limitMs = 15
const warmUps = 200
const requests = 600
/** The longest length that is asked for, in mm. Beyond it, all models have the same reasons. */
const longest = 1200

const random = randomNumbers(1)
const below = (limit: number) => Math.floor(random() * limit)
const oneOf = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => items[below(items.length)] as Item

/** Always the same numbers (mulberry32), so that two runs compare. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A kitchen in which every second question is answered. */
function kitchen(): string {
  const { number } = oneOf(categories)
  const answers = questionsOf[number].flatMap((question) => {
    const { name, from, to, options }: FitField = fitFields[question]
    const lengths = from === undefined || to === undefined ? [] : [String(from + below(Math.min(to, longest) - from))]
    const possible = [...lengths, ...(options ?? [])]
    return possible.length > 0 && random() < 0.5 ? [[name, oneOf(possible)]] : []
  })
  return localPath(oneOf(languageNames), paths.fit, { cate: String(number), ...Object.fromEntries(answers) })
}

/** A product page with what a visitor typed, which is never cached. */
const product = () => pageUrl(oneOf(languageNames), 'product', { id: 'RH-9010', q: String(below(1e6)).padStart(6, '0') })

/** CPU time in milliseconds of all threads of a process. */
function usedBy(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = tasks.map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]))
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
}

type Figures = { cpu: number[]; wall: number[] }

async function measured(url: string, { cpu, wall }: Figures) {
  const start = usedBy(site.pid)
  const { ms, status } = await timed(site.origin + url, { encoding: 'br' })
  if (status !== 200) throw new Error(`${url} responded with ${status}`)
  cpu.push(usedBy(site.pid) - start)
  wall.push(ms)
}

const at = (times: readonly number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

const site = await startSite({ port: benchPort, environment: { PAGES_AHEAD: 'off' } })
await untilIdle(site.pid)
const [fit, other]: [Figures, Figures] = [
  { cpu: [], wall: [] },
  { cpu: [], wall: [] },
]
const ignored: Figures = { cpu: [], wall: [] }
for (let round = 0; round < warmUps; round += 1) await measured(kitchen(), ignored)
for (let round = 0; round < requests; round += 1) {
  await measured(kitchen(), fit)
  await measured(product(), other)
}
await site.stop()

for (const [name, { cpu, wall }] of Object.entries({
  'first requests': ignored,
  'fit finder': fit,
  'product page (reference)': other,
})) {
  console.log(
    `${name}: ${cpu.length} pages, median ${at(cpu, 0.5).toFixed(1)} ms, p95 ${at(cpu, 0.95).toFixed(1)} ms; ` +
      `waited: median ${at(wall, 0.5).toFixed(1)} ms, p95 ${at(wall, 0.95).toFixed(1)} ms`,
  )
}
const slowest = at(fit.cpu, 0.95)
console.log(`p95 ${slowest.toFixed(1)} ms; limit ${limitMs} ms: ${slowest <= limitMs ? 'passed' : 'FAILED'}`)
process.exit(slowest <= limitMs ? 0 : 1)
