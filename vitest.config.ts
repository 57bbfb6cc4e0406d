import { defineConfig } from 'vitest/config'
import { CoverageByFolder } from './tests/support/coverage-by-folder.ts'

const folders = '{app,art,bench,catalog,contract,i18n,server,submissions,tests,tools}'
const unitTests = `${folders}/**/*.test.{ts,tsx}`
const integrationTests = `${folders}/**/*.integration.test.{ts,tsx}`
const contentTests = `${folders}/**/*.content.test.{ts,tsx}`

// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration from the default export.
export default defineConfig({
  test: {
    // Servers start and pictures are encoded; on a busy machine that takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', new CoverageByFolder()],
    // `npm run test:coverage` measures it; a part of `npm test` it would take ten seconds more. What runs in processes of its own is not counted.
    coverage: {
      provider: 'v8',
      include: ['{catalog,server,submissions}/**/*.ts'],
      exclude: [
        '**/*.test.ts',
        '**/testing/**',
        'catalog/test-content/**',
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
          // Unit tests leave nothing behind that another could trip over, so a worker imports each module once.
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
          // React decides by it whether it is the slow development build.
          env: { NODE_ENV: 'production' },
          // These tests often wait for processes, databases and timers: more of them than there are processors.
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
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
