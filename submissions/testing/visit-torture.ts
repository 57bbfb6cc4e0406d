import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Store } from '../store/store.ts'
import { compileCache } from './compile-cache.ts'

/** What a node says: which state it wants for a visit, and whether that was confirmed or refused. */
export type VisitStep = { reference: string } & (
  | { begins: { state: 'booked'; start: string } | { state: 'cancelled' } }
  | { isDone: boolean }
)
type State = { state: 'booked'; start: string } | { state: 'cancelled' } | undefined
/** `maybe`: what had begun when the node was killed. */
type Expected = { confirmed: State; maybe?: State }

export type VisitTorture = { kills: number; database: string | undefined; folder: string; onKill?: (kill: number) => void }

/** What is wrong afterwards: nothing, in every list. */
export type VisitDamage = {
  confirmed: number
  /** Confirmed, but not as confirmed. */
  lost: string[]
  /** Visits whose seats are not exactly those of their time. */
  seats: string[]
  /** Visits without the mails of their last change, or with a reminder that they should not have. */
  untold: string[]
}

const stepsBetweenKills = 12
const longestPauseMs = 60

/** Kills a node again and again while it books, moves and cancels visits. */
export async function tortureVisits({ kills, database, folder, onKill }: VisitTorture): Promise<Map<string, Expected>> {
  const expected = new Map<string, Expected>()
  for (let kill = 0; kill < kills; kill++) {
    await runNode(
      ['--folder', folder, '--name', `N${kill}`, ...(database === undefined ? [] : ['--database', database])],
      expected,
    )
    onKill?.(kill + 1)
  }
  return expected
}

async function runNode(args: readonly string[], expected: Map<string, Expected>) {
  const node = spawn('node', ['submissions/testing/visit-node.ts', ...args], {
    env: { ...process.env, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const killWithTests = () => node.kill('SIGKILL')
  process.once('exit', killWithTests)
  const ended = once(node, 'exit')
  let confirmed = 0
  let isKilled = false
  for await (const line of createInterface({ input: node.stdout })) {
    // The last line may have been cut off.
    if (!line.endsWith('}')) continue
    const step: VisitStep = JSON.parse(line)
    const known = expected.get(step.reference) ?? { confirmed: undefined }
    if ('begins' in step) expected.set(step.reference, { ...known, maybe: step.begins })
    else expected.set(step.reference, { confirmed: step.isDone ? known.maybe : known.confirmed })
    if (!('begins' in step)) confirmed += 1
    if (confirmed < stepsBetweenKills || isKilled) continue
    isKilled = true
    setTimeout(() => node.kill('SIGKILL'), Math.random() * longestPauseMs)
  }
  await ended
  process.off('exit', killWithTests)
  if (!isKilled) throw new Error('The node ended by itself')
}

/** Compares the database with what was confirmed. */
export async function visitDamage(
  store: Store,
  execute: (statement: string) => Promise<unknown[]>,
  expected: ReadonlyMap<string, Expected>,
): Promise<VisitDamage> {
  const lost: string[] = []
  const seats: string[] = []
  const untold: string[] = []
  const rows = (await execute('select reference, quarter from visit_seat')) as { reference: string; quarter: number }[]
  const seatsOf = Map.groupBy(rows, ({ reference }) => reference)
  for (const [reference, { confirmed, ...rest }] of expected) {
    const visit = await store.run('visitOf', { reference })
    const isAs = (wanted: State) =>
      wanted === undefined
        ? visit === undefined
        : visit?.state === wanted.state && (wanted.state === 'cancelled' || visit.startsAt === wanted.start)
    if (!isAs(confirmed) && !('maybe' in rest && isAs(rest.maybe))) lost.push(reference)

    const taken = (seatsOf.get(reference) ?? []).map(({ quarter }) => quarter).sort((a, b) => a - b)
    const first = visit?.state === 'booked' ? Date.parse(visit.startsAt) / (15 * 60_000) : undefined
    const wanted = first === undefined ? [] : [first, first + 1, first + 2]
    if (JSON.stringify(taken) !== JSON.stringify(wanted)) seats.push(reference)

    const [submission] = await store.run('find', { reference })
    const channels = new Set(submission?.deliveries.map(({ channel }) => channel))
    const told = ['mail', 'confirmation'].every((channel) => channels.has(channel) === (visit !== undefined))
    const versions = (await execute(
      `select version from outbox where reference = '${reference}' and channel in ('mail', 'confirmation')`,
    )) as { version: number }[]
    const areNew = versions.every(({ version }) => version === visit?.sequence)
    if (!told || !areNew || channels.has('reminder') !== (visit?.state === 'booked')) untold.push(reference)
  }
  const strangers = [...seatsOf.keys()].filter((reference) => !expected.has(reference))
  const confirmed = [...expected.values()].filter((one) => one.confirmed !== undefined).length
  return { confirmed, lost, seats: [...seats, ...strangers], untold }
}
