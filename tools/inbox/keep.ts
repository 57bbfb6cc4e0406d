import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { forms, submissionKinds } from '#contract/forms/forms.ts'
import type { Config } from '#server/config.ts'
import { type Counts, checkBackup } from '#submissions/staff/backup-file.ts'
import type { Retention } from '#submissions/staff/erase.ts'
import { plain, table } from '#submissions/staff/table.ts'
import { openSqliteStore } from '#submissions/store/sqlite-store.ts'
import { staffPatienceMs } from '#submissions/store/store.ts'
import { type Command, counted, Fault, read } from './command.ts'

const dayMs = 24 * 60 * 60_000
/** What programs sent is only kept for the case that it was a person after all. */
const suspectedDays = 30

export const purge: Command = async ({ store, config, args, now, say }) => {
  const { values } = read(args, { 'dry-run': { type: 'boolean', default: false }, json: { type: 'boolean', default: false } })
  const dryRun = values['dry-run']
  const purged = await store.run('purge', { retentions: retentionsOf(config, now), dryRun, now: now.toISOString() })
  if (!dryRun && purged.length > 0) await store.compact()

  if (values.json) return say(JSON.stringify(purged))
  if (purged.length === 0) return say('Nothing has been kept longer than it may be.')
  const rows = purged.map(({ kind, suspected, count }) => [
    { text: suspected ? `${labelOf(kind)} (suspected)` : labelOf(kind) },
    { text: String(count) },
  ])
  say(`${table(['What', 'Entries'], rows, plain)}\n\n${dryRun ? 'Would be erased; nothing was.' : 'Erased.'}`)
}

function retentionsOf({ retentionDays }: Config, now: Date): Retention[] {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  return submissionKinds.flatMap((kind) => [
    { kind, suspected: false, before: before(retentionDays[kind]) },
    { kind, suspected: true, before: before(Math.min(suspectedDays, retentionDays[kind])) },
  ])
}

const labelOf = (kind: string) => Object.values(forms).find((form) => form.kind === kind)?.label ?? kind

export const backup: Command = async ({ store, args, now, say }) => {
  const [named] = read(args, {}).positionals
  const path = resolve(named ?? `hearth-${now.toISOString().slice(0, 19).replaceAll(':', '')}.backup.gz`)
  const written = await store.run('dump', { path, at: now.toISOString() }).catch((error) => {
    throw fileFaults.has(error.reason) ? new Fault(`${path} ${fileFaults.get(error.reason)}.`) : error
  })
  const opened = await openedAgain(path)
  if (JSON.stringify(opened) !== JSON.stringify(written))
    throw new Fault(`${path} was written, but does not hold what it should.`)
  say(
    `${counted(written.submission, 'entry', 'entries')} in ${path}, opened and checked. It holds personal data: keep it safe, and not for ever.`,
  )
}

const fileFaults = new Map([
  ['EEXIST', 'is there already'],
  ['ENOENT', 'cannot be made: its folder does not exist'],
  ['EACCES', 'cannot be made: its folder is not yours to write in'],
])

/** A backup that nobody has restored is a hope: it is read into a database of its own. */
async function openedAgain(path: string): Promise<Counts | 'notEmpty'> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-backup-'))
  const store = openSqliteStore(join(folder, 'check.db'), { patienceMs: staffPatienceMs })
  try {
    return await store.run('load', { path })
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const restore: Command = async ({ store, args, say }) => {
  const [path] = read(args, {}).positionals
  if (path === undefined) throw new Fault('Which file? npm run inbox -- restore FILE')
  await checkBackup(resolve(path)).catch((error) => {
    throw error.code === 'ENOENT' ? new Fault(`There is no ${path}.`) : error
  })
  const loaded = await store.run('load', { path: resolve(path) })
  if (loaded === 'notEmpty')
    throw new Fault('The database is not empty. Restore into a new one: another DATA_DIR or DATABASE_URL.')
  say(
    `${counted(loaded.submission, 'entry', 'entries')} restored. Start the site anew, so that it uses the keys that came with them.`,
  )
}
