import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Load = { requestsPerSecond: number; p99Ms: number; errors: number }
type LoadOptions = { seconds: number; connections?: number; headers?: Record<string, string> }

/** Requests a URL repeatedly with `wrk` (Debian package) on core 1, by default with 64 connections. */
export async function load(url: string, { seconds, connections = 64, headers = {} }: LoadOptions): Promise<Load> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-c', '1', 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...sent, url]
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
  const [, value = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const [, non2xx = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? []
  const inMs = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1
  return { requestsPerSecond: Number(rate), p99Ms: Number(value) * inMs, errors: Number(non2xx) }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
