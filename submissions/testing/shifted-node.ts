import { parseArgs } from 'node:util'
import type { SubmissionKind } from '#contract/forms/form.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import { openSubmissions } from '../open-submissions.ts'

/** A node that only delivers, for tests with several. Its clock may be wrong: see `shifted-clock.mjs`. */
const { values } = parseArgs({ options: { database: { type: 'string' }, smtp: { type: 'string', default: '' } } })
const staff = 'staff@example.com'
const to = Object.fromEntries(submissionKinds.map((kind) => [kind, staff])) as Record<SubmissionKind, string>

openSubmissions({
  settings: {
    ...{ databaseUrl: values.database, dataFolder: '', sendsPerTenMinutes: 0, webhook: undefined },
    mail: { smtpUrl: values.smtp, from: 'site@example.com', to },
  },
  site: () => ({
    brand: 'Solenne',
    phone: '',
    url: '',
    certificateUrl: '',
    unsubscribePage: '',
    recalls: () => [],
    findModel: () => undefined,
    visitPage: '',
    yourVisitPage: '',
    visitPlace: () => undefined,
    visitLeadMs: () => 0,
  }),
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
