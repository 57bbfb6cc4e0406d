import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { compileCache } from '#submissions/testing/compile-cache.ts'
import { freePort } from '#submissions/testing/free-port.ts'
import { captureOutput } from '#submissions/testing/process-output.ts'

/** `npm start` as a service manager runs it: a process group of its own, and only the variables that it is given. */
async function npmStart(shell: string, script = 'start') {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-npm-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('publishing/test-content', join(folder, 'content'), { recursive: true })
  const port = await freePort()
  const child = spawn('npm', ['run', script, '--ignore-scripts'], {
    detached: true,
    // Without HOME.
    env: {
      ...{ PATH: process.env['PATH'], npm_config_script_shell: shell, npm_config_cache: join(folder, 'npm') },
      ...{ CONTENT_DIR: join(folder, 'content'), DATA_DIR: join(folder, 'data'), PORT: String(port) },
      ...{ STUDIO_PORT: String(port), STUDIO_PREVIEW_PORT: String(await freePort()) },
      ...{ PAGES_AHEAD: 'off', PICTURES_AHEAD: 'off', SHUTDOWN_DELAY: '0', ...compileCache },
    },
  })
  const output = captureOutput()
  output.of(child)
  // Every process below npm has its output, so this comes only after the last of them has ended.
  const ended = once(child, 'close')
  await output.until(script === 'studio' ? 'The studio is up' : 'Hearth is up', child)
  const { pid = 0 } = child
  const processes = [pid, ...descendantsOf(pid)]
  expect(processes.length).toBeGreaterThan(1)
  return {
    child,
    pid,
    port,
    untilLogged: (words: string) => output.until(words, child),
    async untilAllEnded() {
      await ended
      await vi.waitFor(() => expect(processes.filter(isAlive)).toEqual([]), { timeout: 120_000 })
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
    },
  }
}

function descendantsOf(ancestor: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] =>
    rows.flatMap(([pid = 0, ppid = 0]) => (ppid === parent && pid !== parent ? [pid, ...below(pid)] : []))
  return below(ancestor)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function databaseState(port: number): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`)
  return (await response.json()).database?.status
}

/** Sends all of a complaint but its last byte. */
async function beginComplaint(port: number) {
  const fields = { name: 'Ann Lee', countries: 'Singapore', city: 'Singapore', phone: '+65 9123 4567', describe: 'It hums.' }
  const body = JSON.stringify(fields)
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const head = `POST ${formCalls.feedback.path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(head + body.slice(0, -1))
  await once(socket, 'connect')
  return {
    async finish() {
      socket.write(body.slice(-1))
      let text = ''
      for await (const chunk of socket) text += String(chunk)
      return text
    },
  }
}

describe.each(['sh', 'bash'])('npm start, with %s as the shell of npm and without HOME', (shell) => {
  it('UP1: SIGTERM to npm ends every process and frees the port, and a complaint in flight is answered', async () => {
    const site = await npmStart(shell)
    // On a busy machine, opening the database can take longer than a visitor has to wait.
    await expect.poll(() => databaseState(site.port)).toBe('ok')
    const complaint = await beginComplaint(site.port)
    process.kill(site.pid, 'SIGTERM')
    await site.untilLogged('SIGTERM: finishing the requests in flight')
    expect(await complaint.finish()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"code":1/)
    await site.untilAllEnded()
  })
})

it.each(['SIGINT', 'SIGHUP'] as const)('UP1: %s of a terminal reaches the site, and every process ends', async (signal) => {
  const site = await npmStart('sh')
  // A terminal sends it to the whole process group.
  process.kill(-site.pid, signal)
  await site.untilLogged(`${signal}: finishing the requests in flight`)
  await site.untilAllEnded()
})

it('UP1: if npm is killed, the site stops by itself', async () => {
  const site = await npmStart('sh')
  process.kill(site.pid, 'SIGKILL')
  await site.untilAllEnded()
})

it('UP1: SIGTERM to npm run studio ends every process and frees the port', async () => {
  const started = await npmStart('sh', 'studio')
  process.kill(started.pid, 'SIGTERM')
  await started.untilAllEnded()
})
