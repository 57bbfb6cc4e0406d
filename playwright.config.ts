import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { servedContent } from '#tests/support/served-content.ts'

const port = Number(process.env['PLAYWRIGHT_PORT'] ?? 3210)

/** Where tests of behaviour and the audits look: two sites, as the first has content of its own. */
const behaviourUrl = `http://127.0.0.1:${port}`
const auditUrl = `http://127.0.0.1:${port + 1}`

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1280, height: 800 } }

/** The built site without its work in the background: no warming, no best compression, no pictures ahead. */
const site = (url: string, content: string, data: string) => ({
  command: 'node server/main.ts',
  url: `${url}/readyz`,
  env: {
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    CONTENT_DIR: content,
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    LIMIT_READ: '0',
    LIMIT_SEND: '0',
    PAGES_AHEAD: 'off',
    PICTURES_AHEAD: 'off',
  },
  timeout: 60_000,
})

// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration from the default export.
export default defineConfig({
  fullyParallel: true,
  // One more than there are processors, usually: some tests wait for a time-out of the site.
  workers: 3,
  retries: 0,
  reporter: [['list']],
  // Generous, for machines that do other things besides: a test that passes waits for nothing.
  timeout: 60_000,
  expect: { timeout: 12_000 },
  outputDir: 'test-results/output',
  use: { launchOptions: chromiumOptions },
  projects: [
    // What a visitor can do, once: on a wide screen, unless a tag says that it differs on a phone (@both) or exists only there (@phone).
    { name: 'desk', testDir: 'tests/browser', grepInvert: /@phone/, use: { ...desk, baseURL: behaviourUrl } },
    { name: 'phone', testDir: 'tests/browser', grep: /@phone|@both/, use: { ...phone, baseURL: behaviourUrl } },
    // What every screen has to be, on the content that visitors get.
    { name: 'audit', testDir: 'tests/audit', use: { baseURL: auditUrl } },
  ],
  webServer: [site(behaviourUrl, 'tests/content', 'test-results/behaviour'), site(auditUrl, servedContent, 'test-results/audit')],
})
