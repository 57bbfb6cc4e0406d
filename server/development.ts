import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { assemble, type RunningApp } from './assemble.ts'
import type { Config } from './config/config.ts'
import { createLog } from './log.ts'
import { createRenderApp } from './pages/app-build.ts'
import { stopOnSignal } from './stop.ts'

const serverBuild = 'virtual:react-router/server-build'

/** Serves the site from source. Code and content reload when they are saved. Nothing is cached. */
export async function listenInDevelopment(config: Config): Promise<void> {
  const log = createLog(config)
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  const unbuilt: RunningApp = {
    // Vite serves modules at their path in the project.
    render: createRenderApp(
      async () => (await vite.ssrLoadModule(serverBuild)) as ServerBuild,
      'development',
      (path) => path,
    ),
    routeOf: () => undefined,
    contentSecurity: 'off',
    cache: false,
    files: { byUrl: () => undefined },
  }
  const { app, content, submissions, announceStop, refuseWaiting } = await assemble(config, {
    log,
    app: Promise.resolve(unbuilt),
    reportError: (error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      log.error(error)
    },
    beforeAll: (request, response, next) => vite.middlewares(request, response, next),
  })
  await app.listen({ host: config.host, port: config.port })
  content.onChange(() => vite.ws.send({ type: 'full-reload' }))
  stopOnSignal(app, { delaySeconds: 0, announceStop, refuseWaiting, alsoClose: [content, submissions, vite], log })
  console.log(`Hearth for development: ${config.publicUrl}`)
}
