import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Check = { name: string; command: string }

export const types: Check = { name: 'Types', command: 'react-router typegen && tsc --noEmit' }
export const lint: Check = { name: 'Format, lint and import rules', command: 'biome check --error-on-warnings' }

/** Runs checks in parallel and reports each when it ends, with the output of failed checks. Returns true if all passed. */
export async function runTogether(checks: readonly Check[]): Promise<boolean> {
  const results = await Promise.all(checks.map(run))
  return results.every((passed) => passed)
}

async function run({ name, command }: Check): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  // Buffered, so that the output of parallel checks doesn't mix.
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  if (code === 0) console.log(`[hearth] ${name}: passed after ${elapsedSeconds()} s`)
  else console.error(`[hearth] ${name}: FAILED (${command})\n${output.trim()}\n`)
  return code === 0
}

/** Whole seconds since the process started. */
export const elapsedSeconds = () => Math.round(performance.now() / 1000)
