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
  'catalog/create-cache.ts': ['catalog/create-cache.test.ts'],
  'server/api/read-multipart.ts': ['server/api/read-multipart.test.ts'],
  'submissions/inbox/consent.ts': [
    'submissions/receive/unsubscribe.integration.test.ts',
    'submissions/inbox/inbox.integration.test.ts',
  ],
  'contract/forms/warranty/serial-verdict.ts': ['contract/forms/warranty/serial-verdict.test.ts'],
  'studio/app/write/session/draft-session.ts': ['studio/app/write/session/draft-session.test.ts'],
  'studio/releases/merge.ts': ['studio/releases/merge.test.ts'],
  'studio/releases/publisher.ts': ['studio/releases/publisher.integration.test.ts'],
  'catalog/snapshot/index-on.ts': ['catalog/create-catalog.test.ts', 'catalog/create-editorial-catalog.test.ts'],
}

// `npm run test:mutation create-cache` runs only targets whose path contains "create-cache".
const wanted = process.argv[2] ?? ''
for (const [file, tests] of Object.entries(targets).filter(([name]) => name.includes(wanted))) {
  const { status } = spawnSync('stryker', ['run', '--mutate', file, '--testFiles', tests.join(',')], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
