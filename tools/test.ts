import { spawnSync } from 'node:child_process'

type Step = { name: string; command: string; args: string[] }

/** Everything that has to hold, quickest first: a typing mistake should not wait for the browsers. */
const steps: Step[] = [
  { name: 'Generated types of the routes', command: 'react-router', args: ['typegen'] },
  { name: 'Types', command: 'tsc', args: ['--noEmit'] },
  { name: 'Format, lint and import rules', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'Unused code', command: 'knip', args: [] },
  { name: 'Content', command: 'node', args: ['tools/content.ts', 'check'] },
  { name: 'Unit, store and API tests', command: 'vitest', args: ['run'] },
  { name: 'Browser tests', command: 'playwright', args: ['test'] },
]

const started = Date.now()
for (const [index, { name, command, args }] of steps.entries()) {
  console.log(`\n[hearth] ${index + 1}/${steps.length} ${name}`)
  const begun = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n[hearth] Failed: ${name} (${command} ${args.join(' ')})`)
    process.exit(1)
  }
  console.log(`[hearth] ${name}: fine after ${Math.round((Date.now() - begun) / 1000)} s`)
}
console.log(`\n[hearth] Everything holds, after ${Math.round((Date.now() - started) / 1000)} s.`)
