import { parseArgs } from 'node:util'
import { readConfig } from '#server/config/config.ts'
import { ConfigError } from '#server/config/environment.ts'
import { openForMigration } from '#submissions/store/migrate-store.ts'
import { StoreUnavailable } from '#submissions/store/store.ts'

/*
 * `npm run migrate`: brings the database to the schema of this version, with a connection of its own and without time limits. `-- --status` only lists the
 * migrations, and exits with 1 if some are not applied.
 */
async function run(onlyStatus: boolean) {
  const database = openForMigration(readConfig(process.env))
  try {
    if (!onlyStatus) await migrateWithProgress(database)
    const { migrations, unknown } = await database.state()
    for (const { name, appliedAt } of migrations) console.log(`${name.padEnd(24)}${appliedAt ?? 'not applied'}`)
    for (const name of unknown) console.log(`${name.padEnd(24)}of a newer version`)
    if (migrations.some(({ appliedAt }) => appliedAt === undefined)) process.exitCode = 1
  } finally {
    await database.close()
  }
}

async function migrateWithProgress({ migrate }: ReturnType<typeof openForMigration>) {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1_000).toFixed(1).padStart(7)} s`
  await migrate((step) => console.log(`${seconds()}  ${step}`))
  console.log(`${seconds()}  done`)
}

const { values } = parseArgs({ options: { status: { type: 'boolean', default: false } } })
await run(values.status).catch((error: unknown) => {
  const isExplained = error instanceof ConfigError || error instanceof StoreUnavailable
  console.error(isExplained ? error.message : error)
  process.exitCode = 1
})
