import { parseArgs } from 'node:util'
import { openSubmissions } from '../open-submissions.ts'
import { aSite } from './a-site.ts'

/** A node that books one visit after the other, and prints what became of them. Its clock may be wrong: see `shifted-clock.mjs`. */
const { values } = parseArgs({
  options: {
    ...{ database: { type: 'string' }, folder: { type: 'string', default: '' } },
    ...{ rules: { type: 'string', default: '' }, starts: { type: 'string', default: '' } },
  },
})
const rules = JSON.parse(values.rules)
const submissions = openSubmissions({
  settings: {
    ...{ databaseUrl: values.database, dataFolder: values.folder, sendsPerTenMinutes: 0 },
    ...{ webhook: undefined, mail: undefined },
  },
  site: () => aSite,
  log: { info: () => {}, warn: () => {}, error: console.error },
  countSubmission: () => {},
  noteRefusal: () => {},
  findModel: () => undefined,
  visitRules: () => rules,
  findsResult: async () => false,
})
const person = { name: 'Ann Lee', email: 'ann@example.com', phone: '9123 4567' }
const outcomes: string[] = []
for (const start of values.starts.split(',')) {
  const visit = { place: rules.place, kind: 'model' as const, start, people: 1 }
  const booked = await submissions.visits.book(visit, person, { language: 'en', address: '127.0.0.1', idempotencyKey: undefined })
  outcomes.push(booked.outcome === 'answered' ? booked.reply.outcome : booked.outcome)
}
console.log(outcomes.join())
await submissions.close()
