import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { forms, submissionKinds } from '#contract/forms/forms.ts'
import type { Config } from '#server/config.ts'
import { type Counts, checkBackup } from '#submissions/staff/backup-file.ts'
import type { Purged, Retention } from '#submissions/staff/erase.ts'
import { noteErased, readErased } from '#submissions/staff/erased-list.ts'
import { plain, table } from '#submissions/staff/table.ts'
import { openSqliteStore } from '#submissions/store/sqlite-store.ts'
import { staffTimeoutMs } from '#submissions/store/store.ts'
import { type Command, counted, Fault, fileFault, type Inbox, read } from './command.ts'

const dayMs = 24 * 60 * 60_000
/** Suspected spam is kept for a while, in case a person sent it. */
const suspectedDays = 30

export const purge: Command = async (inbox) => {
  const { args, say } = inbox
  const { values } = read(args, { 'dry-run': { type: 'boolean', default: false }, json: { type: 'boolean', default: false } })
  const dryRun = values['dry-run']
  const purged = await due(inbox)
  const erasedAgain = dryRun ? 0 : await eraseDue(inbox, purged)

  if (values.json) return say(JSON.stringify(purged.map(({ references, ...one }) => ({ ...one, count: references.length }))))
  const again = erasedAgain === 0 ? [] : [[{ text: 'Erased before, found in a backup' }, { text: String(erasedAgain) }]]
  const rows = [...purged.map((one) => [{ text: nameOf(one) }, { text: String(one.references.length) }]), ...again]
  if (rows.length === 0) return say('There is nothing to erase.')
  say(`${table(['What', 'Submissions'], rows, plain)}\n\n${dryRun ? 'This was a dry run: nothing was erased.' : 'Erased.'}`)
}

const due = ({ store, config, now }: Inbox): Promise<Purged[]> =>
  store.run('purge', { retentions: retentionsOf(config, now), dryRun: true, now: now.toISOString() })

/** Erases due submissions, and submissions that a backup brought back. Leaves no trace in the database files. Returns the number of the latter. */
async function eraseDue({ store, config, now }: Inbox, purged: readonly Purged[]): Promise<number> {
  // An older backup does not contain a later withdrawal.
  const withdrawn = purged.flatMap((one) => (one.withdrawn ? one.references : []))
  noteErased(config.erasedList, withdrawn, now)
  const done = await store.run('purge', { retentions: retentionsOf(config, now), dryRun: false, now: now.toISOString() })
  const again = await store.run('eraseAgain', { erased: readErased(config.erasedList) })
  if (done.length > 0 || again > 0) await store.compact()
  return again
}

function retentionsOf({ retentionDays }: Config, now: Date): Retention[] {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const ofAge = submissionKinds.flatMap((kind): Retention[] => {
    const days = retentionDays[kind]
    const kept = Number.isFinite(days) ? [{ kind, suspected: false, before: before(days) }] : []
    return [...kept, { kind, suspected: true, before: before(Math.min(suspectedDays, days)) }]
  })
  return [...ofAge, { kind: 'subscribe', suspected: false, before: now.toISOString(), withdrawn: true }]
}

function nameOf({ kind, suspected, withdrawn }: Purged): string {
  const label = Object.values(forms).find((form) => form.kind === kind)?.label ?? kind
  return `${label}${suspected ? ' (suspected)' : ''}${withdrawn ? ' (withdrawn)' : ''}`
}

export const backup: Command = async ({ store, args, now, say }) => {
  const [named] = read(args, {}).positionals
  const path = resolve(named ?? `hearth-${now.toISOString().slice(0, 19).replaceAll(':', '')}.backup.gz`)
  const written = await store.run('dump', { path, at: now.toISOString() }).catch((error) => {
    throw fileFault(path, error) ?? error
  })
  const opened = await restoredCounts(path)
  if (JSON.stringify(opened) !== JSON.stringify(written))
    throw new Fault(`${path} was written, but its content differs from the database.`)
  say(
    `${counted(written.submission, 'submission', 'submissions')} in ${path}, checked by restoring it. It contains personal data: keep it safe, and delete it when it is no longer needed.`,
  )
}

/** Checks a backup by restoring it into a temporary database. */
async function restoredCounts(path: string): Promise<Counts | 'notEmpty'> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-backup-'))
  const store = openSqliteStore(join(folder, 'check.db'), { timeoutMs: staffTimeoutMs })
  try {
    return await store.run('load', { path })
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const restore: Command = async (inbox) => {
  const { store, args, say } = inbox
  const [path] = read(args, {}).positionals
  if (path === undefined) throw new Fault('The file is missing: npm run inbox -- restore FILE')
  await checkBackup(resolve(path)).catch((error) => {
    throw error.code === 'ENOENT' ? new Fault(`There is no ${path}.`) : error
  })
  const loaded = await store.run('load', { path: resolve(path) })
  if (loaded === 'notEmpty')
    throw new Fault('The database is not empty. Restore into a new one: another DATA_DIR or DATABASE_URL.')
  const over = await due(inbox)
  const again = (await eraseDue(inbox, over)) + over.reduce((sum, { references }) => sum + references.length, 0)
  say(
    `${counted(loaded.submission, 'submission', 'submissions')} restored, ${again === 0 ? 'none' : again} of them erased again. Restart the site, so that it uses the restored keys.`,
  )
}
