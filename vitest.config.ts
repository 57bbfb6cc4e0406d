import { defineConfig } from 'vitest/config'

// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration from the default export.
export default defineConfig({
  test: {
    include: ['{app,art,catalog,contract,server,submissions,tests,tools,bench}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Some tests start servers and encode pictures; on a busy machine that takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
