import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { sites } from '#tests/support/sites.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1280, height: 800 } }

// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration from the default export.
export default defineConfig({
  fullyParallel: true,
  // Usually one more than there are cores, because some tests wait for a timeout of the site.
  workers: 3,
  retries: 0,
  reporter: [['list']],
  // Long, for busy machines. It costs nothing: passing tests never wait for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results/output',
  // Pages are open for a second or two: V8's optimising compilers would cost more than they save.
  use: {
    launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, '--js-flags=--no-turbofan --no-maglev'] },
  },
  projects: [
    // Visitor behaviour. Tests run on a wide screen, those tagged @both also on a phone, and those tagged @phone only there.
    { name: 'desk', testDir: 'tests/browser', grepInvert: /@phone/, use: { ...desk, baseURL: sites.behaviour.url } },
    { name: 'phone', testDir: 'tests/browser', grep: /@phone|@both/, use: { ...phone, baseURL: sites.behaviour.url } },
    // What people do with the keyboard and a screen reader, and what they hear.
    {
      name: 'people',
      testDir: 'tests/people',
      snapshotPathTemplate: '{testDir}/logs/{arg}{ext}',
      use: { ...desk, baseURL: sites.behaviour.url },
    },
    // Checks of every screen with the content that visitors get.
    { name: 'audit', testDir: 'tests/audit', use: { baseURL: sites.audit.url } },
  ],
  // Longer still: on a busy machine both sites take minutes to start.
  webServer: { command: 'node tests/support/start-sites.ts', wait: { stdout: /Both sites are up/ }, timeout: 300_000 },
})
