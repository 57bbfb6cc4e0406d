import { elapsedSeconds, lint, runTogether, types } from './run-checks.ts'

// Finds most mistakes within seconds: no server, no database, no browser. `npm test` runs everything.
const passed = await runTogether([types, lint, { name: 'Unit tests', command: 'vitest run --project unit --reporter=dot' }])

console.log(passed ? `[hearth] All fine after ${elapsedSeconds()} s.` : '[hearth] Not everything is fine: see above.')
process.exitCode = passed ? 0 : 1
