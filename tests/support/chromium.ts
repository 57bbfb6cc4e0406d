import { existsSync } from 'node:fs'

/** The headless shell comes first: it opens a page in half the time. */
const browsers = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const executablePath = browsers.find((path) => path !== undefined && existsSync(path))
const isRoot = process.getuid?.() === 0

/** Launch options for Chromium: the path in `CHROMIUM`, else an installed one, else Playwright's own. */
export const chromiumOptions = {
  executablePath,
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Successive tests share a renderer process, which saves a tenth of the CPU time.
    '--renderer-process-limit=1',
  ],
}
