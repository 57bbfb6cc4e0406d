import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { BackupDamaged } from '#submissions/staff/backup-file.ts'
import { inColour, plain } from '#submissions/staff/table.ts'
import { openStore } from '#submissions/store/open-store.ts'
import { StoreUnavailable, staffPatienceMs } from '#submissions/store/store.ts'
import { type Command, Fault } from './inbox/command.ts'
import { commands } from './inbox/commands.ts'

const usage = `What visitors sent, for those who answer it.

npm run inbox -- list                     what is open, oldest first; what waits longer than 24 hours is marked
    --kind KIND --status open|closed|all --assignee NAME --since DAY --late --parked --suspected --json
npm run inbox -- show REF                 everything about one entry (--json)
npm run inbox -- assign REF NAME          who answers it; without a name: nobody
npm run inbox -- close REF                it is answered (reopen REF: it is not)
npm run inbox -- resend [REF]             tells once more what could not be told; with a reference: that one, told or not
npm run inbox -- export --format csv|jsonl|xlsx [--kind KIND] [--since DAY] [--without-withdrawn] [--out FILE]
npm run inbox -- person EMAIL-OR-PHONE show|export|erase [--yes] [--out FILE]
npm run inbox -- purge [--dry-run]        erases what has been kept as long as it may be (RETENTION_DAYS)
npm run inbox -- backup [FILE]            a copy of everything, opened and checked
npm run inbox -- restore FILE             reads a copy into an empty database

KIND is subscribe, enquiry, cooperation, registration, dealer, feedback, supplier or withdrawal; DAY is YYYY-MM-DD.
It reads the environment of the site: DATA_DIR or DATABASE_URL, and RETENTION_DAYS.`

async function run(command: Command, args: string[]) {
  const config = readConfig(process.env)
  if (command !== commands.get('restore')) expectDatabase(config)
  const store = openStore(config, { patienceMs: staffPatienceMs })
  try {
    const paint = process.stdout.isTTY && !process.env['NO_COLOR'] ? inColour : plain
    await command({ store, config, args, paint, now: new Date(), say: (text) => console.log(text) })
  } finally {
    await store.close()
  }
}

/** A question must not make an empty database where nobody looks for one. */
function expectDatabase({ databaseUrl, dataFolder }: Config) {
  const file = join(dataFolder, 'hearth.db')
  if (databaseUrl !== undefined || existsSync(file)) return
  throw new Fault(`There is no ${file}: the site has not run here yet, or its DATA_DIR (or DATABASE_URL) is another.`)
}

function explain(error: unknown): string {
  if (error instanceof Fault || error instanceof ConfigError) return error.message
  if (error instanceof BackupDamaged) return `The file is not a whole backup of this site: ${error.message}.`
  if (error instanceof StoreUnavailable) return `The database cannot be reached or cannot do it now: ${error.reason}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

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
