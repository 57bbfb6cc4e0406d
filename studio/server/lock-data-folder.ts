import { join } from 'node:path'
import { ConfigError } from '#server/config/environment.ts'
import { LockTaken, takeLock } from '../files/lock.ts'

/**
 * One studio writes the drafts of a data folder: two would overwrite each other's texts unseen. Lasts until the process ends, or what it
 * returns is called. Throws a ConfigError with one line.
 */
export function lockDataFolder(folder: string): (() => void) | undefined {
  const path = join(folder, 'lock')
  try {
    const release = takeLock(path)
    process.on('exit', release)
    return release
  } catch (error) {
    // A folder that cannot be written needs no lock. It is reported when somebody writes.
    if (!(error instanceof LockTaken)) return undefined
    const [host = '?', pid = '?'] = error.owner.split(' ')
    throw new ConfigError(
      `Another studio writes into this DATA_DIR: process ${pid} on ${host}. Several people use one studio, so open its address, or end it first. If that machine is gone, start again in a minute. If the process is another program, delete ${path}.`,
    )
  }
}
