import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#submissions/testing/free-port.ts'
import { captureOutput } from '#submissions/testing/process-output.ts'

/** Starts the site in a process of its own on a content folder, as visitors get it. Needs `npm run build`. */
export async function runPublicSite(contentFolder: string, environment: Record<string, string> = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hearth-public-'))
  const origin = `http://127.0.0.1:${await freePort()}`
  const settings = {
    ...{ PORT: new URL(origin).port, PUBLIC_URL: origin, CONTENT_DIR: contentFolder, DATA_DIR: dataFolder, DATABASE_URL: '' },
    ...{
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      LIMIT_READ: '0',
      PAGES_AHEAD: 'off',
      PICTURES_AHEAD: 'off',
      SHUTDOWN_DELAY: '0',
    },
  }
  const child = spawn(process.execPath, ['server/main.ts'], { env: { ...process.env, ...settings, ...environment } })
  const output = captureOutput()
  output.of(child)
  await output.until('Hearth is up', child)

  return {
    origin,
    html: async (url: string) => (await fetch(new URL(url, origin))).text(),
    async [Symbol.asyncDispose]() {
      const closed = once(child, 'close')
      child.kill()
      await closed
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
