import { defineConfig } from 'vitest/config'
import { CoverageByFolder } from './tests/support/coverage-by-folder.ts'
import { LongestFirst } from './tests/support/longest-first.ts'

const folders = '{app,art,bench,catalog,contract,i18n,operations,publishing,server,studio,submissions,tests,tools}'
const unitTests = `${folders}/**/*.test.{ts,tsx}`
const integrationTests = `${folders}/**/*.integration.test.{ts,tsx}`
const contentTests = `${folders}/**/*.content.test.{ts,tsx}`

// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration from the default export.
export default defineConfig({
  test: {
    // Long, for busy machines: starting servers and encoding pictures takes minutes there. Passing tests never wait for it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new CoverageByFolder()],
    // Only for `npm run test:coverage`: it would add ten seconds to `npm test`. Code in child processes is not counted.
    coverage: {
      provider: 'v8',
      include: ['{app,catalog,publishing,server,studio,submissions}/**/*.{ts,tsx}'],
      exclude: [
        '**/*.test.{ts,tsx}',
        '**/testing/**',
        'publishing/test-content/**',
        'server/api/api-under-test.ts',
        'server/api/generated-bodies.ts',
      ],
      // CoverageByFolder prints it.
      reporter: [],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [unitTests],
          exclude: [integrationTests, contentTests],
          // Unit tests share no state, so a worker can keep imported modules between test files.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integrationTests],
          isolate: false,
          globalSetup: 'submissions/testing/shared-postgres.ts',
          // Otherwise React loads its slow development build.
          env: { NODE_ENV: 'production' },
          // More workers than cores, because these tests often wait for processes, databases and timers.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: [contentTests],
          isolate: false,
          env: { NODE_ENV: 'production' },
          // The crawl makes much garbage; collecting it less often saves 5 of 45 s of CPU.
          execArgv: ['--max-semi-space-size=64'],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
