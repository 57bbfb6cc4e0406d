import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endWithBench } from './end-with-bench.ts'
import { cpuSeconds } from './process-figures.ts'

export type StudioProcess = {
  pid: number
  origin: string
  cookie: string
  /** From the start of the process until the first room is served, in seconds. */
  startSeconds: number
  startCpu: number
  call: (name: string, fields: object) => Promise<unknown>
  stop: () => Promise<void>
}

/** Starts the built studio on a content folder, and enters it. */
export async function startStudio(content: string, data: string): Promise<StudioProcess> {
  const startedAt = performance.now()
  const environment = { CONTENT_DIR: content, DATA_DIR: data, DATABASE_URL: '', STUDIO_PORT: '0', STUDIO_PREVIEW_PORT: '0' }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../studio/server/main.ts')], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithBench(child)
  const url = new URL(await addressFrom(child))
  const entered = await fetch(url, { redirect: 'manual' })
  const cookie = String(entered.headers.get('set-cookie')?.split(';')[0])
  const { origin } = url
  const served = await fetch(origin, { headers: { cookie } })
  if (!served.ok) throw new Error(`The studio answered with ${served.status}`)
  const startSeconds = (performance.now() - startedAt) / 1000
  const pid = child.pid ?? 0

  return {
    ...{ pid, origin, cookie, startSeconds, startCpu: cpuSeconds(pid) },
    async call(name, fields) {
      const response = await fetch(`${origin}/api/${name}`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      })
      if (!response.ok) throw new Error(`${name}: ${response.status}`)
      const isJson = response.headers.get('content-type')?.includes('json') === true
      return isJson ? response.json() : response.arrayBuffer()
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (text) => {
      output += text
      const [address] = /http:\S+\?key=\S+/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The studio did not start: ${output}`)))
  })
}
