import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { elapsedSeconds, lint, runTogether, types } from './run-checks.ts'

// The tests start the site and the tools about fifty times. The cache avoids compiling the same files each time.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node-compile')

/** All checks, quickest first, so that a typo fails before the browser tests start. */
const steps = [
  { name: 'Types, lint, unused code, content', run: staticChecks },
  { name: 'Unit, store and API tests, and the served content', run: vitestProjects },
  { name: 'Browser tests', run: () => passes('playwright', ['test']) },
]

function staticChecks(): Promise<boolean> {
  return runTogether([
    types,
    lint,
    { name: 'Unused code', command: 'knip' },
    { name: 'Content', command: 'node tools/content.ts check' },
  ])
}

/** Runs in parallel, because the integration tests mostly wait and the crawl uses the CPU. */
async function vitestProjects(): Promise<boolean> {
  const results = await Promise.all([
    runTogether([
      { name: 'The served content: crawl, documents, words', command: 'vitest run --project content --reporter=dot' },
    ]),
    passes('vitest', ['run', '--project', 'unit', '--project', 'integration']),
  ])
  return results.every((passed) => passed)
}

async function passes(command: string, args: string[]): Promise<boolean> {
  const [code] = await once(spawn(command, args, { stdio: 'inherit' }), 'close')
  return code === 0
}

for (const [index, { name, run }] of steps.entries()) {
  console.log(`\n[hearth] ${index + 1}/${steps.length} ${name}`)
  const startedAt = elapsedSeconds()
  if (!(await run())) {
    console.error(`\n[hearth] Failed: ${name}`)
    process.exit(1)
  }
  console.log(`[hearth] ${name}: passed after ${elapsedSeconds() - startedAt} s`)
}
console.log(`\n[hearth] All tests passed after ${elapsedSeconds()} s.`)
