import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { ContentError } from '#publishing/read/content-issue.ts'
import { assemble, builtApp, type RunningApp } from './assemble.ts'
import { type Config, readConfig, siteVariableNames } from './config/config.ts'
import { ConfigError } from './config/environment.ts'
import { explainUnknown, unknownVariables } from './config/misspelt.ts'
import { describeContentFaults, explainListenError } from './explain.ts'
import { archiveAssets } from './http/archive-assets.ts'
import { makeDocumentsAhead } from './http/documents-ahead.ts'
import { makePicturesAhead } from './http/pictures-ahead.ts'
import { handleLastResort } from './last-resort.ts'
import { createLog } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import { createMetricsServer } from './metrics/metrics-server.ts'
import { pagesAhead } from './pages/pages-ahead.ts'
import { stopOnSignal } from './stop.ts'

/** Reads the environment and starts the server. On an error it prints an explanation and exits with code 1. */
export async function loadAndListen(environment: Record<string, string | undefined>): Promise<void> {
  try {
    const config = readConfig(environment)
    for (const unknown of unknownVariables(environment, siteVariableNames)) console.warn(explainUnknown(unknown))
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
  const log = createLog(config)
  handleLastResort(log)
  const site = await assemble(config, { log, app: archiveAndOpenBuild(config, log) })
  const {
    app,
    content,
    pages,
    pictures,
    documents,
    mediaFiles,
    metrics,
    quietTimes,
    submissions,
    announceStop,
    refuseWaiting,
    isStopping,
  } = site

  // First: if this port is taken, the process must end before visitors connect.
  const internal = config.internalPort > 0 ? await openInternalPort(metrics, config) : undefined
  await app.listen({ host: config.host, port: config.port })
  const delaySeconds = config.shutdownDelaySeconds
  const alsoClose = [content, submissions, ...(internal ? [internal] : [])]
  stopOnSignal(app, { announceStop, refuseWaiting, alsoClose, delaySeconds, log })
  console.log(`Hearth is up: ${config.publicUrl}`)

  const prepare = async () => {
    const now = content.current()
    // First: a document can only be copied while it is still in the content folder.
    await mediaFiles.keepAll(now.mediaFiles(), now.madeDocuments)
    if (config.pagesAhead) await pages.warm(pagesAhead(content.current()))
    if (!config.picturesAhead) return
    const { untilQuiet } = quietTimes
    await makePicturesAhead({ content, pictures, untilQuiet, isStopping, log })
    await makeDocumentsAhead({ content, documents, untilQuiet, isStopping, log })
  }
  const prepareInBackground = () => {
    prepare().catch((error: unknown) =>
      log.error(error, 'Pages, pictures and documents could not be prepared. They are made on request'),
    )
  }
  content.onChange(prepareInBackground)
  prepareInBackground()
}

/** Loads the built app, and keeps the assets of earlier builds: pages opened before an update still request them. */
async function archiveAndOpenBuild({ dataFolder }: Config, log: Logger): Promise<RunningApp> {
  const archive = join(dataFolder, 'assets-of-earlier-builds')
  await archiveAssets('build/client/assets', join(archive, 'assets'), new Date()).catch((error: unknown) =>
    log.warn(
      error,
      'The assets of this build cannot be kept in DATA_DIR. After the next update, pages opened before it cannot load them',
    ),
  )
  return builtApp(['build/client', archive])
}

async function openInternalPort(metrics: Metrics, { internalPort, internalHost }: Config): Promise<Server> {
  try {
    const server = createMetricsServer(metrics).listen(internalPort, internalHost)
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
