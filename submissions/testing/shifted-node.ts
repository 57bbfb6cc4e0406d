import { parseArgs } from 'node:util'
import { openSubmissions } from '../open-submissions.ts'
import { aSite, mailOptions } from './a-site.ts'

/** A node that only delivers, for tests with several. Its clock may be wrong: see `shifted-clock.mjs`. */
const { values } = parseArgs({ options: { database: { type: 'string' }, smtp: { type: 'string', default: '' } } })

openSubmissions({
  settings: {
    ...{ databaseUrl: values.database, dataFolder: '', sendsPerTenMinutes: 0, webhook: undefined },
    mail: mailOptions(values.smtp),
  },
  site: () => aSite,
  log: { info: () => {}, warn: console.log, error: console.log },
  countSubmission: () => {},
  noteRefusal: () => {},
  findModel: () => undefined,
  visitRules: () => undefined,
  findsResult: async () => false,
})
// Pools and timers do not keep a process alive.
setInterval(() => {}, 60_000)
console.log('delivering')
