import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { compileCache } from '#submissions/testing/compile-cache.ts'
import { freePort } from '#submissions/testing/free-port.ts'
import { captureOutput } from '#submissions/testing/process-output.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-main-'))
cpSync('catalog/test-content', join(folder, 'content'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(environment: Record<string, string>) {
  const child = spawn('node', ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTENT_DIR: join(folder, 'content'),
      DATA_DIR: join(folder, 'data'),
      ...compileCache,
      ...environment,
    },
  })
  const output = captureOutput()
  output.of(child)
  return {
    child,
    output: output.text,
    untilLogged: (words: string) => output.until(words, child),
    /** How it ended, when all of its output is there. */
    exitCode: once(child, 'close').then(([code]) => code),
  }
}

describe('what a person sees who starts it wrongly', () => {
  it('a wrong variable is one clear line and exit 1', async () => {
    const { exitCode, output } = start({ PORT: 'three thousand' })
    expect(await exitCode).toBe(1)
    expect(output().trim().split('\n')).toHaveLength(1)
    expect(output()).toContain('PORT')
  })

  it('a taken port is one clear line, not a stack', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { exitCode, output } = start({ PORT: String(port), LOG_LEVEL: 'error' })
    expect(await exitCode).toBe(1)
    expect(output().trim().split('\n')).toHaveLength(1)
    expect(output()).toContain(`port ${port}`)
    taken.close()
  })

  it('broken content lists every fault with file and field, and exit 1', async () => {
    const broken = join(folder, 'broken')
    cpSync('catalog/test-content', broken, { recursive: true })
    writeFileSync(join(broken, 'home.yaml'), 'series: [nowhere]\nhotProducts: [XX-0000]\n')
    writeFileSync(join(broken, 'products/rh-0001/en.yaml'), 'title: 5\n')
    const { exitCode, output } = start({ CONTENT_DIR: broken })
    expect(await exitCode).toBe(1)
    expect(output()).toContain('home.yaml')
    expect(output()).toMatch(/rh-0001\/en\.yaml.*summary/)
    expect(output()).not.toContain('    at ')
  })
})

it('SIGTERM under load: every request in flight is answered and the process ends within five seconds', async () => {
  const port = await freePort()
  const { child, untilLogged, exitCode } = start({ PORT: String(port), LOG_LEVEL: 'warn' })
  const url = `http://127.0.0.1:${port}`
  await untilLogged('Hearth is up')

  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const numbers = Array.from({ length: 200 }, (_, n) => n + 1)
  // Every connection has been used before: what is tested is requests in flight, not connections that nobody has taken yet.
  await Promise.all(numbers.map(() => statusOf(`${url}/healthz`, agent)))
  const answers = numbers.map((n) => statusOf(`${url}/search?q=${n}`, agent))
  const settling = Promise.allSettled(answers)
  await Promise.all(answers.slice(0, 5))
  const began = Date.now()
  child.kill('SIGTERM')

  expect(await exitCode).toBe(0)
  expect(Date.now() - began).toBeLessThan(5_000)
  const statuses = (await settling).map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))
  // A machine that cannot render them all in time says so; nobody's connection is cut.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5)
})

function statusOf(url: string, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url, { agent }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0))
  }).on('error', reject)
  return promise
}
