import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithBench } from './end-with-bench.ts'

/** The first port of a benchmark. */
export const benchPort = Number(process.env['BENCH_PORT'] ?? 3301)

export type RunningSite = { origin: string; pid: number; stop: () => Promise<void>; kill: () => Promise<void> }

type SiteOptions = { port: number; core?: number; environment?: Record<string, string>; waitSeconds?: number }

/** Starts the built site on this port, optionally pinned to one core, and waits until its page cache is warm. */
export async function startSite({ port, core, environment = {}, waitSeconds }: SiteOptions): Promise<RunningSite> {
  const origin = `http://127.0.0.1:${port}`
  const command = core === undefined ? ['node'] : ['taskset', '-c', String(core), 'node']
  const [program = 'node', ...args] = [...command, 'server/main.ts']
  const data = mkdtempSync(join(tmpdir(), 'hearth-bench-'))
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      LIMIT_READ: '0',
      LIMIT_SEND: '0',
      PICTURES_AHEAD: 'off',
      SHUTDOWN_DELAY: '0',
      ...environment,
    },
  })
  endWithBench(child)
  const end = (signal: NodeJS.Signals) => {
    const gone = new Promise<void>((resume) => child.once('exit', () => resume()))
    child.kill(signal)
    return gone
  }
  await answering(`${origin}/readyz`, child, waitSeconds)
  return { origin, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Waits for a response. */
export async function answering(url: string, child: ChildProcess, seconds = 30): Promise<void> {
  for (let tries = 0; tries < 10 * seconds; tries += 1) {
    if (child.exitCode !== null) throw new Error('The process exited before it responded')
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error(`No response from ${url}`)
}

/** Waits until the process has used almost no CPU for two seconds, so that its background work is done. Linux only. */
export async function untilIdle(pid: number): Promise<void> {
  const ticks = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  }
  for (let seconds = 0; seconds < 180; seconds += 2) {
    const before = ticks()
    await new Promise((resume) => setTimeout(resume, 2_000))
    if (ticks() - before < 10) return
  }
}
