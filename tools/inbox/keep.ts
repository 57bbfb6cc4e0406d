import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { forms, submissionKinds } from '#contract/forms/forms.ts'
import type { Config } from '#server/config/config.ts'
import { type Counts, checkBackup } from '#submissions/staff/backup-file.ts'
import type { Purged, Retention } from '#submissions/staff/erase.ts'
import { readErased } from '#submissions/staff/erased-list.ts'
import { newFile } from '#submissions/staff/new-file.ts'
import type { Suppression } from '#submissions/staff/suppression.ts'
import { plain, table } from '#submissions/staff/table.ts'
import { openSqliteStore } from '#submissions/store/sqlite-store.ts'
import { type Store, staffTimeoutMs } from '#submissions/store/store.ts'
import { type Command, counted, Fault, fileFault, type Inbox, read } from './command.ts'
import { suppressionsFrom } from './suppressions.ts'

const dayMs = 24 * 60 * 60_000

export const purge: Command = async (inbox) => {
  const { args, say } = inbox
  const { values } = read(args, {
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    from: { type: 'string', multiple: true, default: [] },
  })
  const dryRun = values['dry-run']
  const lists = dryRun ? [] : await suppressionsFrom(values.from)
  const purged = await due(inbox)
  const erasedAgain = dryRun ? 0 : await eraseDue(inbox, lists)

  if (values.json) return say(JSON.stringify(purged.map(({ references, ...one }) => ({ ...one, count: references.length }))))
  const again = erasedAgain === 0 ? [] : [[{ text: 'Erased again: from a backup' }, { text: String(erasedAgain) }]]
  const rows = [...purged.map((one) => [{ text: nameOf(one) }, { text: String(one.references.length) }]), ...again]
  if (rows.length === 0) return say('There is nothing to erase.')
  say(`${table(['What', 'Submissions'], rows, plain)}\n\n${dryRun ? 'This was a dry run: nothing was erased.' : 'Erased.'}`)
}

const due = ({ store, config, now }: Inbox): Promise<Purged[]> =>
  store.run('purge', { retentions: retentionsOf(config, now), dryRun: true, now: now.toISOString() })

/**
 * Erases due submissions, and those of people who were erased or withdrew before: a backup has brought them back. Leaves no trace in the database
 * files. Returns the number of the latter.
 */
async function eraseDue({ store, config, now }: Inbox, lists: readonly Suppression[]): Promise<number> {
  const { erased, withdrawn } = await store.run('suppress', { lists: [...lists, readErased(config.erasedList)] })
  const done = await store.run('purge', { retentions: retentionsOf(config, now), dryRun: false, now: now.toISOString() })
  if (done.length > 0 || erased > 0) await store.compact()
  return erased + withdrawn
}

function retentionsOf({ retentionDays }: Config, now: Date): Retention[] {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const ofAge = submissionKinds.flatMap((kind): Retention[] => {
    const days = retentionDays[kind]
    // Suspected spam is kept as long as the rest: a person may have sent it.
    return Number.isFinite(days) ? [false, true].map((suspected) => ({ kind, suspected, before: before(days) })) : []
  })
  return [...ofAge, { kind: 'subscribe', suspected: false, before: now.toISOString(), withdrawn: true }]
}

function nameOf({ kind, suspected, withdrawn }: Purged): string {
  const label = Object.values(forms).find((form) => form.kind === kind)?.label ?? kind
  return `${label}${suspected ? ' (suspected)' : ''}${withdrawn ? ' (withdrawn)' : ''}`
}

const whatIsReplaced = [
  'Which database does this backup replace? It knows who was erased and who withdrew since the backup was made.',
  'A folder with a hearth.db, the file, or a URL of PostgreSQL:  --replaces DATABASE',
  'Also a newer backup in another folder:                       --replaces FILE',
  'If it is lost and no newer backup is left:                   --lost',
].join('\n')

export const backup: Command = async ({ store, args, now, say }) => {
  const [named] = read(args, {}).positionals
  const path = resolve(named ?? `hearth-${now.toISOString().slice(0, 19).replaceAll(':', '')}.backup.gz`)
  const written = await writeChecked(store, path, now).catch((error) => {
    throw fileFault(path, error) ?? error
  })
  say(
    `${counted(written.submission, 'submission', 'submissions')} in ${path}, checked by restoring it. It contains personal data: keep it safe, and delete it when it is no longer needed.`,
  )
}

/** The file gets its name when it has been restored once. A failure leaves nothing behind. */
async function writeChecked(store: Store, path: string, now: Date): Promise<Counts> {
  using file = newFile(path)
  const written = await store.run('dump', { path: file.path, at: now.toISOString() })
  const opened = await restoredCounts(file.path)
  if (JSON.stringify(opened) !== JSON.stringify(written))
    throw new Fault('The backup differs from the database, and was not kept.')
  file.finish()
  return written
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
  const { values, positionals } = read(args, {
    replaces: { type: 'string', multiple: true, default: [] },
    lost: { type: 'boolean', default: false },
  })
  const [path] = positionals
  if (path === undefined) throw new Fault('The file is missing: npm run inbox -- restore FILE --replaces DATABASE')
  await checkBackup(resolve(path)).catch((error) => {
    throw error.code === 'ENOENT' ? new Fault(`There is no ${path}.`) : error
  })
  if (values.replaces.length === 0 && !values.lost) throw new Fault(whatIsReplaced)
  const lists = [await store.run('suppression', undefined), ...(await suppressionsFrom(values.replaces, resolve(path)))]
  const loaded = await store.run('load', { path: resolve(path) })
  if (loaded === 'notEmpty')
    throw new Fault('The database is not empty. Restore into a new one: another DATA_DIR or DATABASE_URL.')
  const { submission: before } = loaded
  await eraseDue(inbox, lists)
  const left = await store.run('find', {})
  const again = before - left.length
  say(
    `${counted(loaded.submission, 'submission', 'submissions')} restored, ${again === 0 ? 'none' : again} of them erased again. Restart the site, so that it uses the restored keys.`,
  )
}
