import { join } from 'node:path'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { createFileStore } from '#catalog/media/file-store.ts'
import { createPictureStore } from '#catalog/media/picture-store.ts'
import { createCatalogSource } from '#catalog/watch-content.ts'
import type { Config } from './config.ts'
import { createApp } from './create-app.ts'
import { clientAddress } from './http/client-address.ts'
import { createMetrics } from './http/metrics.ts'
import { openInformation } from './information/open-information.ts'
import { createRenderApp } from './pages/app-build.ts'
import { createPages } from './pages/pages.ts'
import { stopOnSignal } from './stop.ts'

const serverBuild = 'virtual:react-router/server-build'

/** One process: the site with code and content reloading as they are saved. Nothing is cached, nothing is built. */
export async function listenInDevelopment(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel })
  const content = await createCatalogSource(config.contentFolder, { log })
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  const pages = createPages({
    catalog: () => content.current(),
    render: createRenderApp(async () => (await vite.ssrLoadModule(serverBuild)) as ServerBuild, 'development'),
    routeOf: () => undefined,
    origin: config.publicUrl,
    stylesheet: () => undefined,
    contentSecurity: 'off',
    reportError: (error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      log.error(error)
    },
    maxBytes: 1,
    cache: false,
    recompress: false,
    client: clientAddress(config.trustedProxies),
  })
  const files = { byUrl: () => undefined, stylesheet: () => undefined }
  const metrics = createMetrics()
  const information = openInformation({ config, catalog: () => content.current(), log, metrics })
  const { app, announceStop, lastCall } = await createApp({
    config,
    content,
    pages,
    files,
    metrics,
    information,
    pictures: createPictureStore(join(config.dataFolder, 'pictures'), { reportUnstored: (error) => log.warn(error) }),
    mediaFiles: createFileStore(join(config.dataFolder, 'files'), (error) => log.warn(error)),
    log,
    beforeAll: (request, response, next) => vite.middlewares(request, response, next),
  })
  await app.listen({ host: config.host, port: config.port })
  content.onChange(() => vite.ws.send({ type: 'full-reload' }))
  stopOnSignal(app, { announceStop, lastCall, alsoClose: [content, information, vite], log })
  console.log(`Hearth for development: ${config.publicUrl}`)
}
