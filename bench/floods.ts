// What other visitors notice while one client sends all that it may at once, without waiting for responses: `npm run bench:floods`; limit: p95 of
// their pages is at most 100 ms longer than without an attack. 1,100 searches on one connection, which hangs up; then 21,000 pictures on 21 connections. Linux only.
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { languageEntry } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { search } from '#contract/wire/calls/search-calls.ts'
import { cpuSeconds, ownMb } from './support/process-figures.ts'
import { benchPort, startSite, untilIdle } from './support/site.ts'
import { timed } from './support/timed-request.ts'

const limitMs = 100
const searches = 1_100
const pictures = { connections: 21, each: 1_000 }
/** Of another client than the visitor, who has 127.0.0.1. */
const attacker = '127.0.0.2'
const everyMs = 50
const quietMs = 500
/** How long the visitor is watched before the attacks. */
const calmMs = 5_000

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '120' } } })
const longestMs = Number(options.seconds) * 1_000
const after = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

const site = await startSite({ port: benchPort, environment: { PAGES_AHEAD: 'off', LIMIT_READ: '1200' }, waitSeconds: 120 })
await untilIdle(site.pid)
const product = await (await fetch(site.origin + pageUrl('en', 'product', { id: 'RH-9010' }))).text()

let visited = 0
/** A page that no visitor has requested before, with a search. */
function nextPage() {
  visited += 1
  return site.origin + pageUrl('en', 'search', { q: `hood ${visited}` })
}

const requestLine = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n\r\n`
const openFiles = () => readdirSync(`/proc/${site.pid}/fd`).length

/** Sends requests at once. Without `hangsUp`, it reads all responses and resolves with their number. */
function send(lines: string, hangsUp: boolean): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  let count = 0
  const socket = connect({ port: benchPort, host: '127.0.0.1', localAddress: attacker }, () =>
    socket.write(lines, () => hangsUp && resolve(0)),
  )
  if (hangsUp) promise.then(() => setTimeout(() => socket.destroy(), 500))
  socket.setEncoding('latin1').on('data', (text: string) => {
    count += text.split('HTTP/1.1 200').length - 1
  })
  socket.setTimeout(60_000, () => socket.destroy())
  socket.on('error', () => {}).on('close', () => resolve(count))
  return promise
}

/** A visitor opens a page after the other during the attack, and until the site is quiet again. */
async function watched(name: string, attack: () => Promise<string>) {
  const [idleFiles, idleMb] = [openFiles(), ownMb(site.pid)]
  const [began, cpuBefore] = [performance.now(), cpuSeconds(site.pid)]
  const waits: number[] = []
  let [mostFiles, mostMb, quietSince] = [0, 0, Number.POSITIVE_INFINITY]
  const sampling = setInterval(() => {
    mostFiles = Math.max(mostFiles, openFiles())
    mostMb = Math.max(mostMb, ownMb(site.pid))
  }, 10)
  let isOver = false
  const over = attack().then((result) => {
    isOver = true
    return result
  })
  while (performance.now() - began < longestMs && !(isOver && performance.now() - quietSince > quietMs)) {
    const used = cpuSeconds(site.pid)
    const begins = performance.now()
    await timed(nextPage(), { encoding: 'br' }).catch((error) => console.log(error.code))
    waits.push(performance.now() - begins)
    await after(everyMs)
    if (cpuSeconds(site.pid) - used > 0.04) quietSince = Number.POSITIVE_INFINITY
    else quietSince = Math.min(quietSince, performance.now())
  }
  clearInterval(sampling)
  waits.sort((a, b) => a - b)
  const at = (part: number) => waits[Math.floor(waits.length * part)] ?? 0
  const [median, p95, slowest] = [at(0.5), at(0.95), waits.at(-1) ?? 0]
  const result = isOver ? await over : 'not over yet'
  console.log(
    `${name}: ${result}; the site worked for ${(cpuSeconds(site.pid) - cpuBefore).toFixed(1)} s, until ${((performance.now() - began) / 1000).toFixed(1)} s after it began; ` +
      `${waits.length} pages of a visitor: median ${median.toFixed(0)}, p95 ${p95.toFixed(0)}, slowest ${slowest.toFixed(0)} ms; ` +
      `open files ${idleFiles}, at most ${mostFiles}; memory ${idleMb.toFixed(0)} MB, at most ${mostMb.toFixed(0)} MB`,
  )
  return p95
}

const initials = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ']
const queryOf = (number: number) =>
  Array.from({ length: 100 }, (_, at) => initials[(at * 5 + number * (1 + (at % 13))) % initials.length]).join('')
const searchLines = Array.from({ length: searches }, (_, number) =>
  requestLine(`${search.path}?${new URLSearchParams({ q: queryOf(number), lang: languageEntry('ko').tag })}`),
).join('')
const [picture = ''] = /\/media\/[^" ]+\.webp/.exec(product) ?? []
await (await fetch(site.origin + picture)).arrayBuffer()
await after(2_000)

for (let count = 0; count < 5; count += 1) await timed(nextPage(), { encoding: 'br' })
const calm = await watched('nothing', async () => {
  await after(calmMs)
  return 'for comparison'
})
const attacked = [
  await watched(`${searches} searches`, async () => {
    const began = performance.now()
    await send(searchLines, true)
    return `sent in ${((performance.now() - began) / 1000).toFixed(2)} s, then hung up`
  }),
  await watched(`${pictures.connections * pictures.each} pictures`, async () => {
    const counts = await Promise.all(
      Array.from({ length: pictures.connections }, () => send(requestLine(picture).repeat(pictures.each), false)),
    )
    return `${counts.reduce((sum, count) => sum + count, 0)} received`
  }),
]
await site.stop()
const limit = calm + limitMs
const isPassed = Math.max(...attacked) <= limit
console.log(`limit of p95 ${limit.toFixed(0)} ms: ${isPassed ? 'passed' : 'FAILED'}`)
process.exit(isPassed ? 0 : 1)
