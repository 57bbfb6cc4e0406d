import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BackupDamaged } from '#submissions/staff/backup-file.ts'
import { type Suppression, suppressionIn } from '#submissions/staff/suppression.ts'
import { openStore } from '#submissions/store/open-store.ts'
import { StoreUnavailable, staffTimeoutMs } from '#submissions/store/store.ts'
import { Fault } from './command.ts'

const backupName = /\.backup\.gz$/

/** The suppression lists of databases and backups, and of all backups in the folder of the one that is restored. */
export async function suppressionsFrom(named: readonly string[], restored?: string): Promise<Suppression[]> {
  const lists: Suppression[] = []
  for (const name of named) lists.push(backupName.test(name) ? await inBackup(resolve(name)) : await inDatabase(name))
  const folder = restored === undefined ? undefined : dirname(restored)
  const beside = folder === undefined ? [] : readdirSync(folder).filter((name) => backupName.test(name))
  for (const name of beside) lists.push(await inBackup(join(folder ?? '', name)))
  return lists
}

async function inBackup(path: string): Promise<Suppression> {
  try {
    return await suppressionIn(path)
  } catch (error) {
    if (error instanceof BackupDamaged)
      throw new Fault(
        `${path} is damaged, so nobody knows who was erased or withdrew before it was made. Move it away to go on without it.`,
      )
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? new Fault(`There is no ${path}.`) : error
  }
}

async function inDatabase(name: string): Promise<Suppression> {
  const isServer = /^postgres(ql)?:/.test(name)
  const folder = isServer || !existsSync(name) || statSync(name).isDirectory() ? name : dirname(name)
  if (!isServer && !existsSync(join(folder, 'hearth.db'))) throw new Fault(`There is no hearth.db in ${folder}.`)
  const store = openStore({ databaseUrl: isServer ? name : undefined, dataFolder: folder }, { timeoutMs: staffTimeoutMs })
  try {
    return await store.run('suppression', undefined)
  } catch (error) {
    if (error instanceof StoreUnavailable)
      throw new Fault(
        `The database to be replaced can't be read: ${error.reason}. If it is lost: --lost, and newer backups with --replaces.`,
      )
    throw error
  } finally {
    await store.close()
  }
}
