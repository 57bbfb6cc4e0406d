import { writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dayAfter, dayOf, instantOn } from '#contract/visits/availability.ts'
import { startDelivery } from '../outbox/start-delivery.ts'
import { openStore } from '../store/open-store.ts'
import { StoreUnavailable, staffTimeoutMs } from '../store/store.ts'
import { aSite, mailOptions } from './a-site.ts'
import { eventually } from './eventually.ts'
import { anAsked, aShowroom, aVisitRow } from './visit-samples.ts'
import type { VisitState, VisitStep } from './visit-torture.ts'

/** A node that books, moves and cancels visits, and mails, until it is killed. It says what it begins and what was confirmed, one line each. */
const { values } = parseArgs({
  options: {
    ...{ database: { type: 'string' }, folder: { type: 'string', default: '' } },
    ...{ name: { type: 'string', default: '' }, smtp: { type: 'string', default: '' } },
  },
})
const store = openStore({ databaseUrl: values.database, dataFolder: values.folder }, { timeoutMs: staffTimeoutMs })
const delivery = startDelivery({
  ...{ mail: mailOptions(values.smtp), webhook: undefined, site: () => aSite, store, now: () => new Date() },
  log: { warn: () => {}, error: () => {} },
})
const stdout = 1
const say = (step: VisitStep) => writeSync(stdout, `${JSON.stringify(step)}\n`)

const nextWeek = dayAfter(dayOf(Date.now()), 7)
const someTime = () => {
  const start = instantOn(dayAfter(nextWeek, Math.floor(Math.random() * 20)), '11:00')
  return new Date(start + Math.floor(Math.random() * 12) * 30 * 60_000).toISOString()
}

let mine: string[] = []
for (let n = 0; ; n++) {
  const reference = mine[Math.floor(Math.random() * mine.length)]
  const dice = Math.random()
  if (reference === undefined || dice < 0.5) await book(`${values.name}-${n}`, someTime())
  else if (dice < 0.8) await move(reference, someTime())
  else await cancel(reference)
}

async function book(reference: string, start: string) {
  await step(reference, { state: 'booked', start }, async () => {
    const row = aVisitRow({ start }, { references: [reference], at: undefined })
    const { outcome } = await store.run('accept', row)
    if (outcome === 'stored') mine.push(reference)
    return outcome === 'stored'
  })
}

async function move(reference: string, start: string) {
  await step(reference, { state: 'booked', start }, async () => {
    const changed = await store.run('changeVisit', { reference, asked: anAsked({ start }), present: aShowroom })
    return changed?.outcome === 'changed'
  })
}

async function cancel(reference: string) {
  await step(reference, { state: 'cancelled' }, async () => {
    await store.run('cancelVisit', { reference, present: aShowroom })
    forget(reference)
    return true
  })
}

async function step(reference: string, begins: VisitState, run: () => Promise<boolean>) {
  say({ reference, begins })
  try {
    say({ reference, isDone: await run() })
    const mailing = delivery.wake()
    // Half of the mails are sent before the next step, the others while it is under way.
    if (Math.random() < 0.5) await mailing
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    // The database was killed. Whether this step is done, nobody was told.
    forget(reference)
    await eventually(() => store.run('time', undefined).then(Boolean, () => false))
  }
}

function forget(reference: string) {
  mine = mine.filter((one) => one !== reference)
}
