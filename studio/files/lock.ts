import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'

/** Another process has the lock. */
export class LockTaken extends Error {
  readonly owner: string
  constructor(owner: string) {
    super(`Another process has the lock: ${owner}`)
    this.owner = owner
  }
}

const renewMs = 10_000
const staleMs = 60_000

/**
 * Takes a lock: a file that names its owner. That of a process that has ended does not last; on another machine, where nobody can tell, it
 * lasts a minute longer than its owner. Returns how to release it. Throws LockTaken.
 */
export function takeLock(path: string): () => void {
  const me = `${hostname()} ${process.pid}`
  const own = `${path}-${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  // Written before it gets its name, so that nobody finds a lock without an owner.
  writeFileSync(own, me)
  try {
    linkSync(own, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const owner = ownerOf(path)
    if (!isStale(path, owner)) throw new LockTaken(owner)
    writeFileSync(path, me)
  } finally {
    rmSync(own, { force: true })
  }
  const isMine = () => ownerOf(path) === me
  const renewing = setInterval(() => isMine() && renew(path), renewMs)
  renewing.unref()
  return () => {
    clearInterval(renewing)
    if (isMine()) rmSync(path, { force: true })
  }
}

function renew(path: string) {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The file is gone, or the disk fails. The next write reports a fault of the disk.
  }
}

function ownerOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function isStale(path: string, owner: string): boolean {
  const [host, pid] = owner.split(' ')
  if (host === hostname() && Number(pid) > 0) return !isAlive(Number(pid)) || Number(pid) === process.pid
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined || Date.now() - found.mtimeMs > staleMs
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
