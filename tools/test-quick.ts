import { elapsedSeconds, lint, runTogether, types } from './run-checks.ts'

// Finds most mistakes within seconds, without server, database and browser. `npm test` runs everything.
const passed = await runTogether([types, lint, { name: 'Unit tests', command: 'vitest run --project unit --reporter=dot' }])

console.log(passed ? `[hearth] All checks passed after ${elapsedSeconds()} s.` : '[hearth] Some checks failed: see above.')
process.exitCode = passed ? 0 : 1
