import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { sites } from '#tests/support/sites.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1280, height: 800 } }

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
    { name: 'desk', testDir: 'tests/browser', grepInvert: /@phone/, use: { ...desk, baseURL: sites.behaviour.url } },
    { name: 'phone', testDir: 'tests/browser', grep: /@phone|@both/, use: { ...phone, baseURL: sites.behaviour.url } },
    // What every screen has to be, on the content that visitors get.
    { name: 'audit', testDir: 'tests/audit', use: { baseURL: sites.audit.url } },
  ],
  webServer: { command: 'node tests/support/start-sites.ts', wait: { stdout: /Both sites are up/ }, timeout: 60_000 },
})
