import { writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openStore } from '../store/open-store.ts'
import { staffTimeoutMs } from '../store/store.ts'
import { noon } from './samples.ts'
import { anAsked, aShowroom, aVisitRow, fridayAt } from './visit-samples.ts'
import type { VisitStep } from './visit-torture.ts'

/** A node that books, moves and cancels visits until it is killed. It says what it begins and what was confirmed, one line each. */
const { values } = parseArgs({
  options: { database: { type: 'string' }, folder: { type: 'string', default: '' }, name: { type: 'string', default: '' } },
})
const store = openStore({ databaseUrl: values.database, dataFolder: values.folder }, { timeoutMs: staffTimeoutMs })
const now = noon.toISOString()
const stdout = 1
const say = (step: VisitStep) => writeSync(stdout, `${JSON.stringify(step)}\n`)

const mine: string[] = []
for (let n = 0; ; n++) {
  const start = fridayAt(Math.floor(Math.random() * 12) * 30 + Math.floor(Math.random() * 20) * 24 * 60)
  const reference = mine[Math.floor(Math.random() * mine.length)]
  const dice = Math.random()
  if (reference === undefined || dice < 0.5) await book(`${values.name}-${n}`, start)
  else if (dice < 0.8) await move(reference, start)
  else await cancel(reference)
}

async function book(reference: string, start: string) {
  say({ reference, begins: { state: 'booked', start } })
  const { outcome } = await store.run('accept', aVisitRow({ start }, { references: [reference] }))
  if (outcome === 'stored') mine.push(reference)
  say({ reference, isDone: outcome === 'stored' })
}

async function move(reference: string, start: string) {
  say({ reference, begins: { state: 'booked', start } })
  const changed = await store.run('changeVisit', { reference, asked: anAsked({ start }), present: aShowroom, now })
  say({ reference, isDone: changed?.outcome === 'changed' })
}

async function cancel(reference: string) {
  say({ reference, begins: { state: 'cancelled' } })
  await store.run('cancelVisit', { reference, present: aShowroom, now })
  mine.splice(mine.indexOf(reference), 1)
  say({ reference, isDone: true })
}
