import { spawnSync } from 'node:child_process'

const outbox = 'submissions/outbox/outbox.integration.test.ts'
const inbox = 'tools/inbox/inbox.integration.test.ts'

/** The files where a bug would do most damage, each with the tests that should catch it. */
const targets: Record<string, readonly string[]> = {
  'submissions/inbox/accept.ts': ['submissions/inbox/inbox.integration.test.ts'],
  'submissions/outbox/claim.ts': [outbox],
  'submissions/outbox/settle.ts': [outbox, inbox],
  'submissions/outbox/next-try.ts': ['submissions/outbox/next-try.test.ts'],
  'submissions/staff/erase.ts': [inbox],
  'submissions/receive/receive.ts': ['submissions/receive/receive.test.ts', 'server/api/submission-api.integration.test.ts'],
  'submissions/receive/rate-limit.ts': ['submissions/receive/rate-limit.test.ts'],
  'server/pages/page-store.ts': ['server/pages/page-store.test.ts'],
  'server/api/read-multipart.ts': ['server/api/read-multipart.test.ts'],
  'catalog/snapshot/index-on.ts': ['catalog/create-catalog.test.ts', 'catalog/create-editorial-catalog.test.ts'],
}

// `npm run test:mutation page-store` runs only targets whose path contains "page-store".
const wanted = process.argv[2] ?? ''
for (const [file, tests] of Object.entries(targets).filter(([name]) => name.includes(wanted))) {
  const { status } = spawnSync('stryker', ['run', '--mutate', file, '--testFiles', tests.join(',')], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
