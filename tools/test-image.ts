import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#submissions/testing/free-port.ts'

/**
 * `npm run test:image`: builds the image of operations/Containerfile without Docker, from a Debian that debootstrap makes, and asks a site that runs in it,
 * as its user, for a page. Takes some minutes.
 */
const missing = ['buildah', 'debootstrap'].filter((name) => spawnSync('which', [name]).status !== 0)
if (missing.length > 0 || process.getuid?.() !== 0) {
  const why = missing.length > 0 ? `the Debian packages ${missing.join(' and ')} are not installed` : 'it has to run as root'
  console.log(`The image was not tested: ${why}.`)
  process.exit()
}

const folder = mkdtempSync(join(tmpdir(), 'hearth-image-'))
const storage = ['--storage-driver', 'vfs', '--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
const run = (name: string, args: readonly string[]) => execFileSync(name, args, { stdio: ['ignore', 'inherit', 'inherit'] })
const buildah = (...args: readonly string[]) => run('buildah', [...storage, ...args])
const resultOf = (...args: readonly string[]) => execFileSync('buildah', [...storage, ...args], { encoding: 'utf8' }).trim()

function buildBase() {
  const base = join(folder, 'base')
  run('debootstrap', ['--variant=minbase', 'bookworm', base, 'http://deb.debian.org/debian'])
  // A network with a certificate authority of its own: the package ca-certificates adds what is in this folder.
  const authorities = '/usr/local/share/ca-certificates'
  if (existsSync(authorities)) {
    mkdirSync(join(base, authorities), { recursive: true })
    cpSync(authorities, join(base, authorities), { recursive: true, dereference: true })
  }
  const container = resultOf('from', 'scratch')
  buildah('add', '-q', container, base, '/')
  buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', container)
  buildah('commit', '-q', '--rm', container, 'hearth-base')
}

/** Runs the image's own command as its user, and reads a page. The site says in its log which process it is, and ends when that is asked to. */
async function tryImage() {
  const container = resultOf('from', 'localhost/hearth')
  const port = await freePort()
  const environment = [
    '--env',
    `PORT=${port}`,
    '--env',
    'SHUTDOWN_DELAY=0',
    '--env',
    'PAGES_AHEAD=off',
    '--env',
    'PICTURES_AHEAD=off',
  ]
  const content = ['--volume', `${join(process.cwd(), 'publishing/test-content')}:/srv/content:ro`]
  const inContainer = ['run', '--isolation', 'chroot', ...environment, ...content, container, '--']
  const started = performance.now()
  const site = spawn('buildah', [...storage, ...inContainer, 'node_modules/.bin/node', 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  site.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  while (!(await answers(`http://127.0.0.1:${port}/readyz`))) {
    if (site.exitCode !== null || performance.now() - started > 300_000)
      throw new Error(`The site in the image does not start.\n${log}`)
    await setTimeout(100)
  }
  console.log(`The site is ready after ${Math.round(performance.now() - started)} ms.`)
  const pid = Number(/"pid":(\d+)/.exec(log)?.[1])
  const page = await fetch(`http://127.0.0.1:${port}/`)
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  console.log(`It has ${Math.round(kilobytes / 1024)} MB resident.`)
  const user = resultOf(...inContainer, 'id', '-u')
  const npm = spawnSync('buildah', [...storage, ...inContainer, 'which', 'npm'])
  process.kill(pid, 'SIGTERM')
  const [code] = await once(site, 'exit')
  if (!page.ok) throw new Error(`The home page answers ${page.status}.`)
  if (user !== '10001') throw new Error(`The image runs as user ${user}.`)
  if (npm.status === 0) throw new Error('The image has npm.')
  if (code !== 0) throw new Error(`The site ends with ${code} after SIGTERM.\n${log}`)
  const size = resultOf('images', '--format', '{{.Size}}', 'localhost/hearth')
  console.log(`The image has ${size} with its Debian.`)
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

try {
  buildBase()
  const files = ['--ignorefile', 'operations/containerignore', '-f', 'operations/Containerfile']
  buildah(
    'bud',
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--build-arg',
    'BASE=localhost/hearth-base',
    ...files,
    '-t',
    'hearth',
    '.',
  )
  await tryImage()
  console.log('The image is built, and the site runs in it as a user without rights.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
