import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../store/open-store.ts'
import { staffTimeoutMs } from '../store/store.ts'
import { startMailServer } from './mail-server.ts'
import { startPostgres } from './postgres-server.ts'
import { startSenders, textOf } from './senders.ts'
import { startSiteProcess } from './site-process.ts'

export type Torture = {
  /** How often the site is killed. */
  siteKills: number
  /** How often PostgreSQL is killed, with its connections. With 0, the site uses SQLite. */
  postgresKills: number
  /** Mails of a killed node are sent after their lease of two minutes. */
  waitForMail?: boolean
  onKill?: (done: number) => void
}

export type Injuries = {
  acknowledged: number
  /** Acknowledged, but not in the database. */
  lost: number
  /** Stored more than once. */
  doubled: number
  /** Repeats that got another reference. */
  changed: number
  /** Stored without an outbox entry for staff. */
  untold: number
  /** Acknowledged, but no mail arrived. */
  unheard: number
}

const people = 8
/** Acknowledged submissions between two kills. A random pause follows, so that kills hit different moments. */
const betweenKills = 15
const longestPauseMs = 250
const pollMs = 25
/** Longer than the lease of a killed node's deliveries. */
const stalledMs = 3 * 60_000

/** Kills the site or the database again and again under load, and counts the damage afterwards. */
export async function torture({ siteKills, postgresKills, waitForMail = true, onKill }: Torture): Promise<Injuries> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hearth-torture-'))
  await using mail = await startMailServer()
  await using postgres = postgresKills > 0 ? await startPostgres() : undefined
  const databaseUrl = await postgres?.createDatabase()
  const mailing = { SMTP_URL: mail.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'staff@example.com' }
  const database = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl }
  await using site = await startSiteProcess({ ...database, ...mailing, LOG_LEVEL: 'error' })
  const { acknowledged, changed, stop } = startSenders(site.origin, people)

  async function untilMore() {
    const before = acknowledged.size
    const isMore = await unlessStalled(() => acknowledged.size, before + betweenKills)
    if (!isMore) throw new Error(`No submission was acknowledged in ${stalledMs / 1000} s`)
    await new Promise((resume) => setTimeout(resume, Math.random() * longestPauseMs))
  }

  const kills = [...Array<'site'>(siteKills).fill('site'), ...Array<'postgres'>(postgresKills).fill('postgres')]
  for (const [index, victim] of kills.entries()) {
    await untilMore()
    if (victim === 'site') {
      await site.kill()
      site.restart()
    } else {
      await postgres?.kill()
      await postgres?.restart()
    }
    onKill?.(index + 1)
  }
  await untilMore()
  await stop()

  const mailOf = (reference: string) => `<${reference}.mail@example.com>`
  const unheard = () => {
    const heard = new Set(mail.received.map(({ messageId }) => messageId))
    return [...acknowledged.values()].filter((reference) => !heard.has(mailOf(reference))).length
  }
  if (waitForMail) await unlessStalled(() => -unheard(), 0)

  const store = openStore({ databaseUrl, dataFolder }, { timeoutMs: staffTimeoutMs })
  const submissions = await store.run('find', {})
  await store.close()
  await site.kill()
  rmSync(dataFolder, { recursive: true, force: true })

  const byText = Map.groupBy(submissions, ({ fields }) => fields['description'])
  const isKept = ([key, reference]: readonly [string, string]) =>
    byText.get(textOf(key))?.some((submission) => submission.reference === reference)
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((one) => !isKept(one)).length,
    doubled: [...byText.values()].filter((same) => same.length > 1).length,
    changed: changed.length,
    untold: submissions.filter(({ deliveries }) => !deliveries.some(({ channel }) => channel === 'mail')).length,
    unheard: unheard(),
  }
}

/** Waits until a number has grown to `goal`, however long that takes. False if it stops growing first. */
async function unlessStalled(progress: () => number, goal: number): Promise<boolean> {
  let best = progress()
  let grewAt = Date.now()
  while (best < goal) {
    if (Date.now() - grewAt > stalledMs) return false
    await new Promise((resume) => setTimeout(resume, pollMs))
    const latest = progress()
    if (latest > best) {
      best = latest
      grewAt = Date.now()
    }
  }
  return true
}
