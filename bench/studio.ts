// The studio with the demo content and with ten times as much: npm run bench:studio [FACTOR …]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { pageUrl } from '#contract/pages/urls.ts'
import type { EntryForm } from '#studio/wire/forms.ts'
import { scrollLists } from './support/long-tasks.ts'
import { makeManyCopies } from './support/many-copies.ts'
import { cpuSeconds, residentMb } from './support/process-figures.ts'
import { benchPort, startSite, untilIdle } from './support/site.ts'
import { type StudioProcess, startStudio } from './support/studio-process.ts'

const limits = { startSeconds: 3, searchMs: 100, longTaskMs: 50 }
const starts = 5
const rounds = 9
const words = ['rh-9010', 'hood', 'slanted hood', '烟机', '레인지', 'safety glass', 'xyzzy', 'a', 'kaca', 'title 9']
const language = 'ko'
const file = 'products/rh-9010/en.yaml'
const states = ['outdated', 'missing', 'same', 'current']
const everything = { language, words: '', states, from: 0, count: 100 }
const factors = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 10]
const failures: string[] = []

for (const factor of factors) await measure(factor)
if (failures.length > 0) console.log(`Beyond the limits: ${failures.join('; ')}`)
process.exit(failures.length > 0 ? 1 : 0)

async function measure(factor: number) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-studio-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [content, data] = [join(folder, 'content'), join(folder, 'data')]
  makeManyCopies(resolve(import.meta.dirname, '../content'), content, factor)
  console.log(
    `\nContent ×${factor}; load ${loadavg()[0]?.toFixed(1)} on two cores; reference ${reference().toFixed(0)} ms of CPU time`,
  )

  const studio = await measureStarts(content, data)
  await measureTranslate(studio)
  await untilIdle(studio.pid)
  console.log(`Memory after the start, when nothing is read any more: ${residentMb(studio.pid).toFixed(0)} MB`)
  await measureEntries(studio)
  await measurePublishing(studio, content, factor)
  console.log(`Memory after use: ${residentMb(studio.pid).toFixed(0)} MB`)
  await measureScrolling(studio)
  await studio.stop()
  console.log(`Load ${loadavg()[0]?.toFixed(1)}; reference ${reference().toFixed(0)} ms`)
}

/** The same work at any time: it tells how fast the machine is now. */
function reference(): number {
  const before = process.cpuUsage()
  let sum = 0
  for (let n = 0; n < 20_000_000; n += 1) sum = (sum + Math.imul(n, 2_654_435_761)) | 0
  const { user, system } = process.cpuUsage(before)
  return sum === 0.5 ? 0 : (user + system) / 1000
}

/** The last studio goes on running. The first one has an empty data folder. */
async function measureStarts(content: string, data: string): Promise<StudioProcess> {
  const measured: StudioProcess[] = []
  for (let round = 0; round < starts; round += 1) {
    const studio = await startStudio(content, data)
    measured.push(studio)
    if (round === 0) await longestWhileReading(studio, 'Translate is read, nothing known')
    if (round < starts - 1) await studio.stop()
  }
  const [first, ...others] = measured
  const last = measured.at(-1)
  if (!first || !last) throw new Error('No start was measured')
  const seconds = median(others.map(({ startSeconds }) => startSeconds))
  console.log(
    `Start until the first room is served: first ${first.startSeconds.toFixed(2)} s, then ${seconds.toFixed(2)} s ` +
      `(${median(others.map(({ startCpu }) => startCpu)).toFixed(2)} s of CPU time); limit ${limits.startSeconds} s`,
  )
  if (seconds > limits.startSeconds) failures.push('start')
  return last
}

type Progress = { reading?: { done: number; all: number }; isLooking: boolean }

/** How long the server takes to read all texts after a start, and how long others wait meanwhile. */
async function longestWhileReading({ call, pid }: StudioProcess, what: string) {
  const [startedAt, cpu] = [performance.now(), cpuSeconds(pid)]
  const waits: number[] = []
  for (;;) {
    const sent = performance.now()
    const progress = (await call('translateProgress', {})) as Progress
    waits.push(performance.now() - sent)
    if (!progress.reading) break
    await after(10)
  }
  console.log(
    `${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s (${(cpuSeconds(pid) - cpu).toFixed(1)} s of CPU time with ` +
      `everything else that starts); an answer meanwhile p50 ${median(waits).toFixed(0)}, p99 ${at(waits, 0.99).toFixed(0)} ms`,
  )
}

async function measureTranslate(studio: StudioProcess) {
  const { call } = studio
  const open = async () => {
    await call('translateProgress', {})
    await call('translateList', everything)
  }
  const search = (words: string) => call('translateList', { ...everything, words })
  await timed(studio, 'Translate, first opening: progress and list', open)
  await longestWhileReading(studio, 'Translate is complete, texts known from before')
  await searched('Translate, first searches', words, search)
  await repeated(studio, 'Translate, next opening', open)
  await searched('Translate, searches', [...words, ...words], search)
  await repeated(studio, 'Translate, opening a text', () => call('translateText', { language, file, field: 'title' }))
  const handOut = { language, onlyOpen: false, kinds: [] }
  await timed(studio, 'Export of all Korean texts as XLIFF', () => call('translateExport', { ...handOut, format: 'xliff' }))
  await timed(studio, 'Export of all Korean texts as XLSX', () => call('translateExport', { ...handOut, format: 'xlsx' }))
}

async function measureEntries(studio: StudioProcess) {
  const { call } = studio
  await timed(studio, 'List of entries, first opening', () => call('entries', { words: '' }))
  await repeated(studio, 'List of entries, next opening', () => call('entries', { words: '' }))
  await searched('List of entries, searches', [...words, ...words], (one) => call('entries', { words: one }))
  await repeated(studio, 'Opening the form of a product', () => call('entryForm', { file }))
}

async function measurePublishing(studio: StudioProcess, content: string, factor: number) {
  const { call } = studio
  const site = await startSite({ port: benchPort, environment: { CONTENT_DIR: content }, waitSeconds: 60 * factor })
  const page = `${site.origin}${pageUrl('en', 'product', { id: 'RH-9010' })}`
  const saves: number[] = []
  const edit = async (title: string) => {
    const form = (await call('entryForm', { file })) as EntryForm
    const version = form.files.find((one) => one.file === file)?.version ?? null
    const startedAt = performance.now()
    const saved = (await call('draftEdit', { file, edits: [{ set: ['title'], value: title }], version })) as { version: string }
    saves.push(performance.now() - startedAt)
    return [{ file, version: saved.version }]
  }
  const [publishes, shown]: [number[], number[]] = [[], []]
  for (let round = 0; round < 4; round += 1) {
    const title = `A title of the benchmark ${round}`
    const chosen = await edit(title)
    const startedAt = performance.now()
    const answer = (await call('publishNow', { chosen })) as { refused?: string }
    if (answer.refused) throw new Error(`Not published: ${JSON.stringify(answer).slice(0, 500)}`)
    publishes.push(performance.now() - startedAt)
    while (!(await (await fetch(page)).text()).includes(title)) await after(20)
    shown.push(performance.now() - startedAt)
  }
  await site.stop()
  const text = (times: readonly number[]) => `first ${times[0]?.toFixed(0)} ms, then ${median(times.slice(1)).toFixed(0)} ms`
  console.log(`Saving a draft: ${text(saves)}`)
  console.log(`Publishing with its check: ${text(publishes)}; until the page of a running site shows it: ${text(shown)}`)
  if (!readFileSync(join(content, file), 'utf8').includes('A title of the benchmark 3')) throw new Error('Nothing was published')
}

async function measureScrolling(studio: StudioProcess) {
  const rooms = await scrollLists(studio)
  for (const [room, { openMs, rows, longTasks }] of Object.entries(rooms)) {
    const longest = Math.max(0, ...longTasks)
    console.log(
      `${room} in Chromium: first rows after ${openMs.toFixed(0)} ms; scrolling through ${rows} rows: ${longTasks.length} tasks over ` +
        `${limits.longTaskMs} ms, longest ${longest.toFixed(0)} ms`,
    )
    if (longest > limits.longTaskMs) failures.push(`scrolling ${room}`)
  }
}

async function timed(studio: StudioProcess, what: string, work: () => Promise<unknown>) {
  const [startedAt, cpu] = [performance.now(), cpuSeconds(studio.pid)]
  await work()
  const spent = (cpuSeconds(studio.pid) - cpu) * 1000
  console.log(`${what}: ${(performance.now() - startedAt).toFixed(0)} ms (${spent.toFixed(0)} ms of CPU time)`)
}

async function repeated(studio: StudioProcess, what: string, work: () => Promise<unknown>) {
  const times: number[] = []
  const cpu = cpuSeconds(studio.pid)
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  const spent = ((cpuSeconds(studio.pid) - cpu) / rounds) * 1000
  console.log(`${what}: median ${median(times).toFixed(0)} ms (${spent.toFixed(0)} ms of CPU time)`)
}

async function searched(what: string, all: readonly string[], search: (words: string) => Promise<unknown>) {
  const times: number[] = []
  for (const one of all) {
    const startedAt = performance.now()
    await search(one)
    times.push(performance.now() - startedAt)
  }
  const p95 = at(times, 0.95)
  console.log(
    `${what}: p50 ${median(times).toFixed(0)}, p95 ${p95.toFixed(0)} ms, first ${times[0]?.toFixed(0)} ms; limit ${limits.searchMs} ms`,
  )
  if (p95 > limits.searchMs) failures.push(what)
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

function median(times: readonly number[]): number {
  return at(times, 0.5)
}
