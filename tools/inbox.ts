import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { submissionKinds } from '#contract/forms/forms.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { ConfigError } from '#server/config/environment.ts'
import { BackupDamaged } from '#submissions/staff/backup-file.ts'
import { staffName } from '#submissions/staff/staff-name.ts'
import { inColour, plain } from '#submissions/staff/table.ts'
import { openStore } from '#submissions/store/open-store.ts'
import { StoreUnavailable, staffTimeoutMs } from '#submissions/store/store.ts'
import { type Command, Fault } from './inbox/command.ts'
import { commands } from './inbox/commands.ts'

const usage = `Commands for staff who answer submissions.

npm run inbox -- list                     Lists 100 open submissions, oldest first. Marks those that have waited longer than 24 hours.
    --kind KIND --status open|closed|all --assignee NAME --since DAY --late --parked --suspected --after REF --json
npm run inbox -- show REF                 Shows everything about one submission (--json).
npm run inbox -- assign REF NAME          Assigns a submission to a person. Without a name, removes the assignment.
npm run inbox -- close REF                Marks a submission as answered (reopen REF: as not answered).
npm run inbox -- not-spam REF             Marks a submission as no spam, and sends what was held back (spam REF: as spam).
npm run inbox -- note REF TEXT            Adds a note for other staff.
npm run inbox -- correct REF model|serial|date VALUE
                                          Corrects a registration, so that notices and warranty are right. A note keeps what it was.
npm run inbox -- audit [REF]              Lists who looked at or changed what, newest first (--since DAY --json).
npm run inbox -- resend [REF]             Sends parked notifications again (given up after three days). With a reference: all of that submission.
npm run inbox -- export --format csv|jsonl|xlsx [--kind KIND] [--since DAY] [--without-withdrawn] [--out FILE]
npm run inbox -- person EMAIL-OR-PHONE show|export|erase [--with EMAIL-OR-PHONE | --linked] [--yes] [--out FILE]
    --with and --linked include what the person's other addresses and numbers lead to; show lists them.
npm run inbox -- searches                 Lists what visitors searched for in the last 30 days: first what had no result, then where nothing was opened.
    --since DAY --json
npm run inbox -- purge [--dry-run]        Erases submissions whose retention period is over (RETENTION_DAYS).
    --from DATABASE-OR-BACKUP             Also who was erased or withdrew there, for example after you restored a backup of PostgreSQL's own.
npm run inbox -- backup [FILE]            Writes a backup of everything and checks that it can be restored.
npm run inbox -- restore FILE --replaces DATABASE | --lost
                                          Restores a backup into an empty database, without those who were erased or withdrew since:
                                          it reads who that is from the database it replaces, and from the backups beside FILE.

KIND is one of ${submissionKinds.join(', ')}; DAY is YYYY-MM-DD.
Uses the environment variables of the site: DATA_DIR or DATABASE_URL, and RETENTION_DAYS.`

async function run(command: Command, args: string[]) {
  const config = readConfig(process.env)
  if (command !== commands.get('restore')) expectDatabase(config)
  const store = openStore(config, { timeoutMs: staffTimeoutMs })
  try {
    const paint = process.stdout.isTTY && !process.env['NO_COLOR'] ? inColour : plain
    await command({
      store,
      config,
      args,
      paint,
      now: new Date(await store.run('time', undefined)),
      who: staffName(),
      say: (text) => console.log(text),
    })
  } finally {
    await store.close()
  }
}

/** Opening a missing SQLite file would create an empty database. */
function expectDatabase({ databaseUrl, dataFolder }: Config) {
  const file = join(dataFolder, 'hearth.db')
  if (databaseUrl !== undefined || existsSync(file)) return
  throw new Fault(`There is no ${file}: the site has not run here yet, or it uses another DATA_DIR or DATABASE_URL.`)
}

function explain(error: unknown): string {
  if (error instanceof Fault || error instanceof ConfigError) return error.message
  if (error instanceof BackupDamaged) return `The file is not a complete backup of this site: ${error.message}.`
  if (error instanceof StoreUnavailable) return `The database is not available: ${error.reason}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

// With `exit`, files that are not finished are removed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const [name = '', ...args] = process.argv.slice(2)
const command = commands.get(name)
if (command) {
  await run(command, args).catch((error: unknown) => {
    console.error(explain(error))
    process.exitCode = 1
  })
} else {
  console.error(usage)
  process.exitCode = 1
}
