import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Load = { requestsPerSecond: number; errors: number }
export type LoadOptions = {
  seconds: number
  connections?: number
  headers?: Record<string, string>
  /** The body of POSTs. Without it, GETs are sent. */
  body?: string
}

/** Requests a URL, or several of one origin in turn, with `wrk` (Debian package) on core 1, by default with 64 connections. */
export async function load(
  url: string | readonly string[],
  { seconds, connections = 64, headers = {}, body }: LoadOptions,
): Promise<Load> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const [first = '', ...others] = typeof url === 'string' ? [url] : url
  const script = others.length === 0 && body === undefined ? [] : ['-s', scriptFor([first, ...others], body)]
  const args = ['-c', '1', 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...sent, ...script, first]
  const child = spawn('taskset', args)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`wrk failed: ${stderr}`)
  const [, rate = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [, non2xx = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? []
  return { requestsPerSecond: Number(rate), errors: Number(non2xx) }
}

/** A script for wrk. It prepares all requests before the first one, so that both sides cost wrk the same. */
function scriptFor(urls: readonly string[], body?: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'hearth-wrk-')), 'in-turn.lua')
  const paths = urls.map((url) => JSON.stringify(url.slice(new URL(url).origin.length)))
  writeFileSync(
    file,
    `${body === undefined ? '' : `wrk.method = 'POST'; wrk.body = ${JSON.stringify(body)}`}
local paths = { ${paths.join(', ')} }
local requests, number = {}, 0
function init() for i, path in ipairs(paths) do requests[i] = wrk.format(nil, path) end end
function request() number = number % #requests + 1; return requests[number] end`,
  )
  return file
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
