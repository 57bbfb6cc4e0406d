import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** A small checkout with the real setup script, a fake build that counts its runs, and a fake npm that does nothing. */
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
    setUp: (purpose = 'start', environment = process.env) =>
      expect(spawnSync(process.execPath, [join(root, 'tools/setup.mjs'), purpose], { env: environment }).status).toBe(0),
    path: join(root, 'node_modules/.bin'),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
  }
}

it('npm start rebuilds the site after a change of a source file, also in catalog/', () => {
  const { write, setUp, read } = checkout()
  setUp()
  setUp()
  expect(read('builds')).toBe('x')

  write('catalog/format/words.ts', 'export const words = 2\n')
  setUp()
  expect(read('builds')).toBe('xx')
})

const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

it.runIf(canInstall)('npm test installs Java once if it is missing, and npm start does not', () => {
  const { write, setUp, path, read } = checkout()
  write('node_modules/.bin/apt-get', '#!/bin/sh\necho "$@" >> apt-get\n', 0o755)
  const withoutJava = { PATH: path, CHROMIUM: process.execPath }
  setUp('start', withoutJava)
  setUp('test', withoutJava)
  const calls = 'update -qq\ninstall -y -qq --no-install-recommends default-jre-headless\n'
  expect(read('apt-get')).toBe(calls)

  write('node_modules/.bin/java', '#!/bin/sh\n', 0o755)
  setUp('test', withoutJava)
  expect(read('apt-get')).toBe(calls)
})
