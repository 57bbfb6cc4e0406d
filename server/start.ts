import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { ContentError } from '#catalog/content-issue.ts'
import { createFileStore } from '#catalog/media/file-store.ts'
import { createPictureStore } from '#catalog/media/picture-store.ts'
import { createCatalogSource } from '#catalog/watch-content.ts'
import { languages } from '#contract/languages.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createApp } from './create-app.ts'
import { describeContentFaults, explainListenError } from './explain.ts'
import { clientAddress } from './http/client-address.ts'
import { keepAssets } from './http/kept-assets.ts'
import { createMetrics, createMetricsServer, type Metrics } from './http/metrics.ts'
import { makePicturesAhead } from './http/pictures-ahead.ts'
import { readStaticFiles } from './http/static-files.ts'
import { openInformation } from './information/open-information.ts'
import { createRenderApp, loadAppBuild, pageRoutes } from './pages/app-build.ts'
import { indexedPages } from './pages/indexed-pages.ts'
import { createPages } from './pages/pages.ts'
import { stopOnSignal } from './stop.ts'

/** Environment -> parts -> listening. What a person can mend is told in plain lines, and the process ends with 1. */
export async function loadAndListen(environment: Record<string, string | undefined>): Promise<void> {
  try {
    const config = readConfig(environment)
    if (config.mode === 'development') {
      const { listenInDevelopment } = await import('./development.ts')
      await listenInDevelopment(config)
    } else await listen(config)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

async function listen(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel })
  const content = await createCatalogSource(config.contentFolder, { log })
  const build = await loadAppBuild()
  const archive = join(config.dataFolder, 'assets-of-earlier-builds')
  await keepAssets('build/client/assets', join(archive, 'assets'), new Date()).catch((error: unknown) =>
    log.warn(
      error,
      'The assets of this build cannot be kept in DATA_DIR: after the next update, pages opened before it lose them',
    ),
  )
  const files = readStaticFiles(['build/client', archive])
  const metrics = createMetrics()
  const pictures = createPictureStore(join(config.dataFolder, 'pictures'), {
    reportUnstored: (error) =>
      log.warn(error, 'Pictures cannot be kept in DATA_DIR; they are made anew when memory holds them no more'),
  })
  const mediaFiles = createFileStore(join(config.dataFolder, 'files'), (error) =>
    log.warn(error, 'Documents and videos cannot be kept in DATA_DIR; they are sent from the content folder'),
  )
  const pages = createPages({
    catalog: () => content.current(),
    render: createRenderApp(async () => build, 'production'),
    routeOf: pageRoutes(build),
    origin: config.publicUrl,
    stylesheet: files.stylesheet,
    contentSecurity: 'on',
    transportSecurity: config.transportSecurity,
    reportError: (error) => log.error(error),
    maxBytes: config.pageCacheBytes,
    cache: true,
    recompress: config.pagesAhead,
    client: clientAddress(config.trustedProxies),
  })
  metrics.watchPages(pages.size)
  const information = openInformation({ config, catalog: () => content.current(), log, metrics })
  const { app, announceStop, lastCall, isStopping } = await createApp({
    ...{ config, content, pages, files, metrics, pictures, mediaFiles, information, log },
  })

  // First, so that no visitor is let in where it cannot be had.
  const internal = config.internalPort > 0 ? await openInternalPort(metrics, config) : undefined
  await app.listen({ host: config.host, port: config.port })
  stopOnSignal(app, { announceStop, lastCall, alsoClose: [content, information, ...(internal ? [internal] : [])], log })
  console.log(`Hearth is up: ${config.publicUrl}`)

  const prepare = async () => {
    // First of all: a document can only be kept as long as the content still has it.
    await mediaFiles.keepAll(content.current().mediaFiles().files)
    if (config.pagesAhead) {
      await pages.warm(languages.flatMap(({ language }) => indexedPages(content.current()).map((page) => page(language))))
    }
    if (config.picturesAhead) await makePicturesAhead({ content, pictures, isStopping, log })
  }
  content.onChange(() => void prepare())
  void prepare()
}

async function openInternalPort(metrics: Metrics, { internalPort, host }: Config): Promise<Server> {
  try {
    const server = createMetricsServer(metrics).listen(internalPort, host)
    await once(server, 'listening')
    return server
  } catch (error) {
    const explained = explainListenError(error, 'INTERNAL_PORT')
    throw explained === undefined ? error : new ConfigError(explained)
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (error instanceof ContentError) return describeContentFaults(error.issues)
  return (
    explainListenError(error) ??
    `Hearth could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  )
}
