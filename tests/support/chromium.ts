import { existsSync } from 'node:fs'

const browsers = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = browsers.find((path) => path !== undefined && existsSync(path))
const isRoot = process.getuid?.() === 0

/** How the Chromium of this machine is started: the one of `CHROMIUM`, else a usual place, else Playwright's own. */
export const chromiumOptions = {
  ...(executablePath && { executablePath }),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
