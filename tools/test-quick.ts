import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Check = { name: string; command: string }

/** What finds most mistakes within seconds: no server, no database, no browser. `npm test` runs everything. */
const checks: Check[] = [
  { name: 'Types', command: 'react-router typegen && tsc --noEmit' },
  { name: 'Format, lint and import rules', command: 'biome check --error-on-warnings' },
  { name: 'Unit tests', command: 'vitest run --project unit --reporter=dot' },
]

type Result = Check & { ok: boolean; output: string }

/** Runs a check; its output is kept, so that those that run at the same time do not mix. */
async function run(check: Check): Promise<Result> {
  const child = spawn(check.command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  return { ...check, ok: code === 0, output }
}

const seconds = () => Math.round(performance.now() / 1000)

const failed: string[] = []
for (const running of checks.map(run)) {
  const { name, command, ok, output } = await running
  console.log(`[hearth] ${name}: ${ok ? 'fine' : 'FAILED'} (${seconds()} s)`)
  if (!ok) {
    failed.push(name)
    console.log(`${output.trim()}\n[hearth] Failed: ${command}\n`)
  }
}

console.log(failed.length === 0 ? `[hearth] All fine after ${seconds()} s.` : `[hearth] Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
