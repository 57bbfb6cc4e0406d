import { existsSync } from 'node:fs'

/** The headless shell comes first: the same engine without a browser's windows opens a page in half the time. */
const browsers = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const executablePath = browsers.find((path) => path !== undefined && existsSync(path))
const isRoot = process.getuid?.() === 0

/** How to launch this machine's Chromium: the one `CHROMIUM` names, else one in a usual place, else Playwright's own. */
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
    // Pages of one test after another share a process: a tenth less work than a new one each.
    '--renderer-process-limit=1',
  ],
}
