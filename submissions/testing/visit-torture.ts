import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { startDelivery } from '../outbox/start-delivery.ts'
import type { Store } from '../store/store.ts'
import { aSite, mailOptions } from './a-site.ts'
import { compileCache } from './compile-cache.ts'
import type { TestDatabase } from './databases.ts'
import { eventually } from './eventually.ts'
import { invitationIn } from './invitation.ts'
import type { startMailServer } from './mail-server.ts'

type MailServer = Pick<Awaited<ReturnType<typeof startMailServer>>, 'url' | 'received'>
type Invitation = NonNullable<ReturnType<typeof invitationIn>>
type StoredRow = { reference: string; state: string; sequence: number; starts_at: string }
const mails = "('mail', 'confirmation')"

export type VisitState = { state: 'booked'; start: string } | { state: 'cancelled' }
/** What a node says: which state it wants for a visit, and whether that was confirmed or refused. */
export type VisitStep = { reference: string } & ({ begins: VisitState } | { isDone: boolean })
/** `maybe`: what had begun when the node or the database was killed. */
type Expected = { confirmed: VisitState | undefined; maybe?: VisitState }

export type VisitTorture = {
  kills: number
  database: string | undefined
  folder: string
  smtpUrl: string
  /** Kills the database and starts it again. It happens before each kill of a node. */
  killDatabase?: () => Promise<void>
}

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

/** Kills nodes again and again while they book, move and cancel visits. */
export async function tortureVisits({
  kills,
  database,
  folder,
  smtpUrl,
  killDatabase,
}: VisitTorture): Promise<Map<string, Expected>> {
  const expected = new Map<string, Expected>()
  const common = ['--folder', folder, '--smtp', smtpUrl, ...(database === undefined ? [] : ['--database', database])]
  for (let kill = 0; kill < kills; kill++) await runNode([...common, '--name', `N${kill}`], expected, killDatabase)
  return expected
}

async function runNode(args: readonly string[], expected: Map<string, Expected>, killDatabase?: () => Promise<void>) {
  const node = spawn('node', ['submissions/testing/visit-node.ts', ...args], {
    env: { ...process.env, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const killWithTests = () => node.kill('SIGKILL')
  process.once('exit', killWithTests)
  const ended = once(node, 'exit')
  const kills = [...(killDatabase ? [killDatabase] : []), async () => void node.kill('SIGKILL')]
  let confirmed = 0
  let killing = Promise.resolve()
  for await (const line of createInterface({ input: node.stdout })) {
    // The last line may have been cut off.
    if (!line.endsWith('}')) continue
    const step: VisitStep = JSON.parse(line)
    const known = expected.get(step.reference) ?? { confirmed: undefined }
    if ('begins' in step) expected.set(step.reference, { ...known, maybe: step.begins })
    else expected.set(step.reference, { confirmed: step.isDone ? known.maybe : known.confirmed })
    if (!('begins' in step)) confirmed += 1
    if (confirmed < stepsBetweenKills) continue
    const kill = kills.shift()
    if (!kill) continue
    confirmed = 0
    killing = killing.then(async () => {
      await new Promise((resume) => setTimeout(resume, Math.random() * longestPauseMs))
      // Without its database, the node would go on for ever.
      await kill().catch((error) => {
        node.kill('SIGKILL')
        throw error
      })
    })
  }
  await ended
  await killing
  process.off('exit', killWithTests)
  if (kills.length > 0) throw new Error('The node ended by itself')
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
    const isAs = (wanted: VisitState | undefined) =>
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

/** Sends the mails that are left, also those that a killed node has begun to send, and returns the last invitation of each visit. */
export async function lastInvitations(
  { store, execute }: Pick<TestDatabase, 'store' | 'execute'>,
  { url, received }: MailServer,
): Promise<Map<string, Invitation>> {
  // As if two minutes had passed, for which a killed node has leased them.
  await execute(`update outbox set due_at = '${new Date(0).toISOString()}' where state = 'waiting' and channel in ${mails}`)
  const delivery = startDelivery({
    ...{ mail: mailOptions(url), webhook: undefined, site: () => aSite, store, now: () => new Date() },
    log: { warn: () => {}, error: () => {} },
  })
  await eventually(async () => {
    await delivery.wake()
    return (await execute(`select reference from outbox where state = 'waiting' and channel in ${mails}`)).length === 0
  })
  await delivery.stop()

  const last = new Map<string, Invitation>()
  for (const mail of received) {
    const invitation = invitationIn(mail)
    // Calendars go by the sequence, in whichever order mails arrive.
    if (invitation && invitation.sequence >= (last.get(invitation.uid)?.sequence ?? 0)) last.set(invitation.uid, invitation)
  }
  return last
}

/** Visits that the calendar of their visitor shows otherwise than the database, or not at all. */
export async function wrongInCalendar(
  execute: TestDatabase['execute'],
  invitations: ReadonlyMap<string, Invitation>,
): Promise<string[]> {
  const rows = (await execute('select reference, state, sequence, starts_at from visit')) as StoredRow[]
  return rows.flatMap(({ reference, state, sequence, starts_at }) => {
    const shown = invitations.get(`${reference}.visit@www.example.com`)
    const isSame =
      shown?.method === (state === 'cancelled' ? 'CANCEL' : 'REQUEST') && shown.sequence === sequence && shown.start === starts_at
    return isSame ? [] : [reference]
  })
}
