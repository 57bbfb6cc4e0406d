import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { compileCache } from '#submissions/testing/compile-cache.ts'
import { eventually } from '#submissions/testing/eventually.ts'
import { freePort } from '#submissions/testing/free-port.ts'
import { captureOutput } from '#submissions/testing/process-output.ts'

const preload = (file: string) => `--import=${new URL(file, import.meta.url)}`

async function startSite(environment: Record<string, string>, nodeArguments: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-preparation-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('publishing/test-content', join(folder, 'content'), { recursive: true })
  const control = join(folder, 'control')
  const port = await freePort()
  const child = spawn('node', [...nodeArguments, 'server/main.ts'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PAGES_AHEAD: 'off', PICTURES_AHEAD: 'off', PORT: String(port) },
      ...{ CONTENT_DIR: join(folder, 'content'), DATA_DIR: join(folder, 'data'), ...compileCache },
      ...environment,
      DAMAGED_CONTENT: control,
    },
  })
  const output = captureOutput()
  output.of(child)
  const ended = once(child, 'close').then(([code]) => code)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  await output.until('Hearth is up', child)
  const url = `http://127.0.0.1:${port}`
  const titleFile = join(folder, 'content/products/rh-0001/en.yaml')
  return {
    ...{ child, control, ended, output },
    untilLogged: (words: string) => output.until(words, child),
    readiness: async () => (await fetch(`${url}/readyz`)).json(),
    page: async () => (await fetch(url + pageUrl('en', 'product', { id: 'RH-0001' }))).text(),
    rename: (name: string) => writeFileSync(titleFile, readFileSync(titleFile, 'utf8').replace(/^title: .*$/m, `title: ${name}`)),
  }
}

it('UP3: a version that fails while it is prepared is not served: the last good one goes on, and the next change is tried', async () => {
  const site = await startSite({}, [preload('../tests/support/damaged-content.ts')])
  const { content } = await site.readiness()
  const before = await site.page()

  writeFileSync(site.control, '')
  site.rename('A hood that cannot be read')
  await site.untilLogged('still serving the last good version')
  expect(site.output.text()).toContain('database disk image is malformed')
  const degraded = await site.readiness()
  expect(degraded).toMatchObject({
    status: 'degraded',
    content: { status: 'last good', version: content.version, faults: [{ message: expect.stringContaining('malformed') }] },
  })
  expect(await site.page()).toBe(before)

  rmSync(site.control)
  site.rename('A hood that can be read')
  // Before, the version that failed may have been tried again, and served for a moment.
  await eventually(async () => (await site.page()).includes('A hood that can be read'))
  expect((await site.readiness()).status).toBe('ready')
  site.child.kill('SIGTERM')
  expect(await site.ended).toBe(0)
})

it('UP3: a promise that nothing handles is logged and ends nothing; after an exception the site stops, and ends with 1', async () => {
  const site = await startSite({}, [preload('../tests/support/unhandled.ts')])
  site.child.kill('SIGUSR2')
  await site.untilLogged('a promise failed and nothing handled it')
  expect(await site.page()).toContain('</html>')

  site.child.kill('SIGUSR2')
  await site.untilLogged('an exception was not handled')
  expect(await site.ended).toBe(1)
  expect(site.output.text()).toContain('SIGTERM: finishing the requests in flight')
})
