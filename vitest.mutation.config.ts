import { defineConfig } from 'vitest/config'

/** The tests that mutants have to survive: those of the mutated files, without the ones that start processes or take seconds each. */
// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration from the default export.
export default defineConfig({
  test: {
    include: [
      'catalog/create-{catalog,editorial-catalog}.test.ts',
      'server/api/{read-multipart,submission-api.integration}.test.ts',
      'catalog/create-cache.test.ts',
      'submissions/{inbox,outbox,receive}/*.test.ts',
      'tools/inbox/*.test.ts',
      'contract/forms/warranty/serial-verdict.test.ts',
      'studio/app/write/session/draft-session.test.ts',
      'studio/releases/{merge.test,publisher.integration.test}.ts',
    ],
    // SQLite's operations run in a thread of their own, where Stryker cannot switch mutants on.
    env: { TEST_DATABASE: 'PostgreSQL' },
    globalSetup: 'submissions/testing/shared-postgres.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
