import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

/** `npm run test:build`: builds site and studio twice and compares all files byte for byte. Takes a minute, and leaves the second build. */
const programs = ['tools/build.ts', 'node_modules/vite/bin/vite.js build --config studio/vite.config.ts --logLevel warn']

function built(): Map<string, string> {
  for (const program of programs) execFileSync(process.execPath, program.split(' '), { stdio: ['ignore', 'inherit', 'inherit'] })
  const files = globSync('build/**/*').filter((path) => statSync(path).isFile())
  return new Map(files.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]))
}

const [first, second] = [built(), built()]
const different = [...new Set([...first.keys(), ...second.keys()])].filter((path) => first.get(path) !== second.get(path))
if (different.length > 0) {
  console.error(`The builds differ:\n  ${different.join('\n  ')}`)
  process.exitCode = 1
} else console.log(`Both builds have the same ${first.size} files.`)
