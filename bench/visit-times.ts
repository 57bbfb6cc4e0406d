// Free times of one place and of all, and bookings per second on SQLite, with 100,000 visits stored at 40 places. `node bench/visit-times.ts`. The time of
// the processor is measured, of which other programs take nothing, and the least of many runs.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { bookableDays, dayAfter, instantOn, minuteMs, quartersOf, startsOn } from '#contract/visits/availability.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import { openSqliteStore } from '#submissions/store/sqlite-store.ts'
import { staffTimeoutMs } from '#submissions/store/store.ts'
import { aShowroom, aVisitRow } from '#submissions/testing/visit-samples.ts'

const visits = 100_000
const places = 40
const limits = { timesMs: 20, bookingsPerSecond: 100 }

const folder = mkdtempSync(join(tmpdir(), 'hearth-visits-'))
const path = join(folder, 'hearth.db')
const rules = Array.from({ length: places }, (_, n) => ({ ...aShowroom, place: `place-${n}`, atOnce: 8 }))
const store = openSqliteStore(path, { timeoutMs: staffTimeoutMs })
await store.run('time', undefined)
const { first } = bookableDays(aShowroom, Date.now())
fill()

const kinds = { kind: 'model' as const, people: 1 }
const asked = { ...kinds, from: first, until: dayAfter(first, 59) }
const cpuMs = (usage: NodeJS.CpuUsage) => (usage.user + usage.system) / 1000

/** The processor time of one of many runs: the least, and the middle one. */
async function measure(of: readonly PlaceRules[], rounds: number) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    await store.run('freeTimes', { ...asked, places: of })
    times.push(cpuMs(process.cpuUsage(before)))
  }
  const [least = 0] = times.sort((a, b) => a - b)
  return { least, median: times[Math.floor(times.length / 2)] ?? 0 }
}

for (const { of, rounds } of [
  { of: rules.slice(0, 1), rounds: 500 },
  { of: rules, rounds: 50 },
]) {
  const { least, median } = await measure(of, rounds)
  console.log(
    `free times of 60 days, ${of.length} of ${places} places with ${visits} visits: ${least.toFixed(1)} ms of the processor (median ${median.toFixed(1)}); ` +
      `limit ${limits.timesMs} ms: ${least <= limits.timesMs ? 'passed' : 'FAILED'}`,
  )
}

const empty = { ...aShowroom, place: 'empty', atOnce: 20 }
const wanted = Array.from({ length: 50 }, (_, n) => startsOn(empty, 'model', dayAfter(first, 1 + n))).flat()
const bookingCpuBefore = process.cpuUsage()
const startedAt = performance.now()
const booked = await Promise.all(
  wanted.map((start) => {
    const row = aVisitRow({ rules: empty, start: new Date(start).toISOString() })
    return store.run('accept', { ...row, at: undefined, repeat: { ...row.repeat, key: randomUUID() } })
  }),
)
const perSecond = (booked.length / (performance.now() - startedAt)) * 1000
if (booked.some(({ outcome }) => outcome !== 'stored')) throw new Error('A visit was refused')
console.log(
  `${perSecond.toFixed(0)} bookings/s on SQLite (processor ${(cpuMs(process.cpuUsage(bookingCpuBefore)) / booked.length).toFixed(1)} ms each); limit ${limits.bookingsPerSecond}: ` +
    `${perSecond >= limits.bookingsPerSecond ? 'passed' : 'FAILED'}`,
)
await store.close()
rmSync(folder, { recursive: true })

/** Two thirds of the visits are to come, as crowded as their place allows. */
function fill() {
  using db = new DatabaseSync(path)
  const visit = db.prepare("insert into visit values (?, ?, 'model', ?, ?, 1, 'booked', 0, ?, ?, null, null)")
  const seat = db.prepare("insert or ignore into visit_seat values (?, 'people', ?, ?, ?)")
  const at = new Date().toISOString()
  db.exec('begin')
  for (let n = 0; n < visits; n++) {
    const place = `place-${n % places}`
    const inPlace = Math.floor(n / places)
    const day = dayAfter(first, Math.floor(inPlace / 28) - 30)
    const start = instantOn(day, '11:00') + (inPlace % 10) * 45 * minuteMs
    const end = start + 45 * minuteMs
    visit.run(`v${n}`, place, new Date(start).toISOString(), new Date(end).toISOString(), at, at)
    const { from, until } = quartersOf(start, end)
    for (let quarter = from; quarter < until; quarter++) seat.run(place, quarter, Math.floor((inPlace % 28) / 10) + 1, `v${n}`)
  }
  db.exec('commit')
}
