import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** A checkout in small: the real set-up, a build that only counts itself, and an npm that has nothing to do. */
function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'hearth-setup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string, mode = 0o644) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text, { mode })
  }
  for (const file of ['package.json', 'package-lock.json', 'tools/setup.mjs']) cpSync(file, join(root, file))
  write('node_modules/node/package.json', JSON.stringify({ version: process.version.slice(1) }))
  write('node_modules/.bin/npm', '#!/bin/sh\n', 0o755)
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'))
  write('catalog/format/words.ts', 'export const words = 1\n')
  write(
    'tools/build.ts',
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
for (const folder of ['build/server', 'build/client/assets']) mkdirSync(folder, { recursive: true })
writeFileSync('build/server/index.js', '')
appendFileSync('builds', 'x')
`,
  )
  return {
    write,
    setUp: () => expect(spawnSync(process.execPath, [join(root, 'tools/setup.mjs'), 'start']).status).toBe(0),
    builds: () => readFileSync(join(root, 'builds'), 'utf8').length,
  }
}

it('a start builds anew when a file changed that the pages are made of, also one in catalog/', () => {
  const { write, setUp, builds } = checkout()
  setUp()
  setUp()
  expect(builds()).toBe(1)

  write('catalog/format/words.ts', 'export const words = 2\n')
  setUp()
  expect(builds()).toBe(2)
})
