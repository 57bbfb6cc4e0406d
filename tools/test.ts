import { spawnSync } from 'node:child_process'
import { elapsedSeconds, lint, runTogether, types } from './run-checks.ts'

/** Everything that has to hold, quickest first: a typo should not wait for the browsers. */
const steps = [
  { name: 'Types, lint, unused code, content', run: staticChecks },
  { name: 'Unit, store and API tests', run: () => passes('vitest', ['run', '--coverage']) },
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

function passes(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

for (const [index, { name, run }] of steps.entries()) {
  console.log(`\n[hearth] ${index + 1}/${steps.length} ${name}`)
  const begun = elapsedSeconds()
  if (!(await run())) {
    console.error(`\n[hearth] Failed: ${name}`)
    process.exit(1)
  }
  console.log(`[hearth] ${name}: fine after ${elapsedSeconds() - begun} s`)
}
console.log(`\n[hearth] Everything holds, after ${elapsedSeconds()} s.`)
