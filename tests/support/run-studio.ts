import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { submissionKinds } from '#contract/forms/forms.ts'
import { createInbox, type Submission } from '#submissions/inbox/inbox.ts'
import { openStore } from '#submissions/store/open-store.ts'
import { type ReceivedMail, startMailServer } from '#submissions/testing/mail-server.ts'
import { captureOutput } from '#submissions/testing/process-output.ts'
import { aComplaint, accepted } from '#submissions/testing/samples.ts'

export type RunningStudio = {
  /** The address with the key. */
  url: string
  /** A copy of the content, which the studio writes. */
  contentFolder: string
  /** `DATA_DIR`, which the content is in, too. */
  dataFolder: string
  /** The layer with all drafts. */
  draftsFolder: string
  process: ChildProcess
  /** What the mail server received. */
  mails: readonly ReceivedMail[]
  /** Stores a submission as the site would. Returns its reference. */
  send: (name: string, changed?: Partial<Submission>, hoursAgo?: number) => Promise<string>
}

/** Much longer than for visitors: a busy machine may take that long. */
const timeoutMs = 50_000
const hourMs = 60 * 60_000

/** Starts a studio with an empty inbox on a copy of a content folder. Needs its build. */
export async function runStudio(
  content = 'tests/content',
  changed: Record<string, string> = {},
): Promise<RunningStudio & AsyncDisposable> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hearth-studio-'))
  const contentFolder = join(dataFolder, 'content-copy')
  cpSync(content, contentFolder, { recursive: true })
  const store = openStore({ databaseUrl: undefined, dataFolder }, { timeoutMs })
  const mails = await startMailServer()
  const output = captureOutput()
  const environment = {
    ...process.env,
    ...{ DATA_DIR: dataFolder, CONTENT_DIR: contentFolder, DATABASE_URL: '', STUDIO_PORT: '0' },
    ...{ SMTP_URL: mails.url, MAIL_FROM: 'site@example.com' },
    MAIL_TO: submissionKinds.map((kind) => `${kind}=care@example.com`).join(','),
    ...changed,
  }
  const child = spawn(process.execPath, ['studio/server/main.ts'], { env: environment })
  output.of(child)
  await output.until('The studio is up', child)

  return {
    url: /http:\S+/.exec(output.text())?.[0] ?? '',
    contentFolder,
    dataFolder,
    process: child,
    draftsFolder: join(dataFolder, 'studio/drafts'),
    mails: mails.received,
    send(name, changed, hoursAgo = 0) {
      const now = () => new Date(Date.now() - hoursAgo * hourMs)
      const fields = { ...aComplaint().fields, name, ...changed?.fields }
      const idempotencyKey = String(Math.random())
      return accepted(createInbox(store, { webhook: false, now }).accept({ ...aComplaint(changed), fields, idempotencyKey }))
    },
    async [Symbol.asyncDispose]() {
      child.kill()
      await mails[Symbol.asyncDispose]()
      await store.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
