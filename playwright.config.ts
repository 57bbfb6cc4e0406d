import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'

const port = Number(process.env['PLAYWRIGHT_PORT'] ?? 3210)

// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration from the default export.
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  // A second try tells a slow machine from a broken site; both tries are in the report.
  retries: 1,
  reporter: [['list']],
  // Generous, for machines that do other things besides: a test that passes waits for nothing.
  timeout: 60_000,
  expect: { timeout: 12_000 },
  outputDir: 'test-results/output',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: chromiumOptions,
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LIMIT_READ: '0',
      LIMIT_SEND: '0',
      PICTURES_AHEAD: 'off',
    },
    timeout: 60_000,
  },
})
