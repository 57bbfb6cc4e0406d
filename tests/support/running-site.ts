import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { createFileStore } from '#catalog/media/file-store.ts'
import { createPictureStore } from '#catalog/media/picture-store.ts'
import { readHere } from '#catalog/testing/read-here.ts'
import { createCatalogSource } from '#catalog/watch-content.ts'
import { readConfig } from '#server/config.ts'
import { createApp } from '#server/create-app.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { readStaticFiles } from '#server/http/static-files.ts'
import { openInformation } from '#server/information/open-information.ts'
import { createRenderApp, loadAppBuild, pageRoutes } from '#server/pages/app-build.ts'
import { createPages } from '#server/pages/pages.ts'

type SiteOptions = {
  /** The content that is served; what runs is a copy, which tests may change. */
  content?: string
  environment?: Record<string, string>
  now?: () => number
  /** Off where many pages are asked for once each. */
  compress?: boolean
  /** How long a connection may be silent. */
  silentMs?: number
}

/** The real app on a free port, by default with the small content. `npm run build` comes first. */
export async function runSite({
  content: served = 'catalog/test-content',
  environment = {},
  now,
  compress = true,
  silentMs,
}: SiteOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-test-'))
  const contentFolder = join(folder, 'content')
  cpSync(served, contentFolder, { recursive: true })

  const config = readConfig({
    LOG_LEVEL: 'silent',
    LIMIT_READ: '0',
    PAGES_AHEAD: 'off',
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: contentFolder,
    ...environment,
  })
  let logged = ''
  const log = pino({ level: config.logLevel }, { write: (line) => (logged += line) })
  const content = await createCatalogSource(contentFolder, { log, settleMs: 50, openReader: readHere, ...(now && { now }) })
  const build = await loadAppBuild()
  const files = readStaticFiles(['build/client'])
  const pictures = createPictureStore(join(config.dataFolder, 'pictures'))
  const mediaFiles = createFileStore(join(config.dataFolder, 'files'), (error) => log.warn(error))
  const failures: unknown[] = []
  const pages = createPages({
    catalog: () => content.current(),
    render: createRenderApp(async () => build, 'production'),
    routeOf: pageRoutes(build),
    origin: config.publicUrl,
    stylesheet: files.stylesheet,
    contentSecurity: 'on',
    transportSecurity: config.transportSecurity,
    reportError: (error) => failures.push(error),
    maxBytes: config.pageCacheBytes,
    cache: true,
    recompress: config.pagesAhead,
    client: clientAddress(config.trustedProxies),
    compress,
  })
  const metrics = createMetrics()
  const information = openInformation({ config, catalog: () => content.current(), log, metrics })
  const parts = { config, content, pages, files, metrics, pictures, mediaFiles, information, log }
  const { app, announceStop } = await createApp({ ...parts, ...(silentMs !== undefined && { silentMs }) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    /** What the pages call the site: canonical addresses begin with it. */
    publicUrl: config.publicUrl,
    port,
    contentFolder,
    content,
    pages,
    metrics,
    failures,
    /** Its log so far, from `LOG_LEVEL` on. */
    logged: () => logged,
    announceStop,
    /** How many are open. */
    connections: () => promisify(app.server.getConnections.bind(app.server))(),
    async [Symbol.asyncDispose]() {
      content.close()
      app.server.closeAllConnections()
      await app.close()
      await information.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type RunningSite = Awaited<ReturnType<typeof runSite>>
