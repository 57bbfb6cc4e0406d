import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publishHere } from '#publishing/testing/publish-here.ts'
import { assemble, builtApp } from '#server/assemble.ts'
import { readConfig } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'

type SiteOptions = {
  /** Content folder. The site serves a copy, which tests may change. */
  content?: string
  /** Serves the folder itself, for large content that the test does not change. */
  inPlace?: boolean
  environment?: Record<string, string>
  now?: () => number
  /** Turn off if a test requests many pages once each. */
  compress?: boolean
  /** Idle timeout of a connection. */
  silentMs?: number
  /** Another folder than `build`. */
  build?: string
}

/** Starts the real app on a free port, by default with the small test content. Needs `npm run build`. */
export async function runSite({
  content: served = 'publishing/test-content',
  inPlace = false,
  environment = {},
  now,
  compress = true,
  silentMs,
  build = 'build',
}: SiteOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-test-'))
  const contentFolder = inPlace ? served : join(folder, 'content')
  if (!inPlace) cpSync(served, contentFolder, { recursive: true })

  const config = readConfig({
    LOG_LEVEL: 'silent',
    LIMIT_READ: '0',
    PAGES_AHEAD: 'off',
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: contentFolder,
    ...environment,
  })
  let logged = ''
  const log = createLog(config, { write: (line) => (logged += line) })
  const failures: unknown[] = []
  const site = await assemble(config, {
    log,
    app: builtApp([join(build, 'client')], build),
    content: { settleMs: 50, openPublisher: publishHere, now },
    reportError: (error) => failures.push(error),
    compress,
    silentMs,
  })
  const { app, content, documents, pages, metrics, submissions, announceStop } = site
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Base of canonical URLs. */
    publicUrl: config.publicUrl,
    port,
    contentFolder,
    content,
    documents,
    log,
    /** Changes a file of the content. */
    edit(file: string, change: (text: string) => string) {
      const path = join(contentFolder, file)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
    },
    pages,
    metrics,
    failures,
    /** Log output so far, filtered by `LOG_LEVEL`. */
    logged: () => logged,
    announceStop,
    /** Number of open connections. */
    connections: () => promisify(app.server.getConnections.bind(app.server))(),
    async [Symbol.asyncDispose]() {
      await content.close()
      app.server.closeAllConnections()
      await app.close()
      await submissions.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type RunningSite = Awaited<ReturnType<typeof runSite>>
