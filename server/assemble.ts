import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createDocumentStore } from '#publishing/documents/document-store.ts'
import { createFileStore } from '#publishing/pictures/file-store.ts'
import { originalsIn } from '#publishing/pictures/originals.ts'
import { createPictureStore } from '#publishing/pictures/picture-store.ts'
import { createFileCopies } from '#publishing/store/file-copies.ts'
import { createNodeStore } from '#publishing/store/node-store.ts'
import { openPublishedStore } from '#publishing/store/open-store.ts'
import { siteStoreFolder } from '#publishing/store/site-store.ts'
import { createCatalogSource } from '#publishing/watch/watch-content.ts'
import { createPublishedSource } from '#publishing/watch/watch-published.ts'
import { openSubmissions } from '#submissions/open-submissions.ts'
import type { Config } from './config/config.ts'
import { type AppParts, createApp } from './create-app.ts'
import { clientAddress } from './http/client-address.ts'
import { createQuietTimes } from './http/quiet-times.ts'
import { createSecurityEvents } from './http/security-events.ts'
import { readStaticFiles, type StaticFiles } from './http/static-files.ts'
import { createMetrics } from './metrics/metrics.ts'
import { builtModuleUrls, createRenderApp, loadAppBuild, pageRoutes } from './pages/app-build.ts'
import { createPages, type PagesParts } from './pages/pages.ts'
import { createRenderLimit } from './pages/render-limit.ts'
import { siteForMails } from './site-for-mails.ts'

/** How pages are rendered, and the static files that they load. */
export type RunningApp = Pick<PagesParts, 'render' | 'routeOf' | 'contentSecurity' | 'cache'> & { files: StaticFiles }

/** Loads the app that `npm run build` made, and its static files from `folders`. */
export async function builtApp(folders: readonly string[] = ['build/client'], buildFolder?: string): Promise<RunningApp> {
  const build = await loadAppBuild(buildFolder)
  return {
    render: createRenderApp(build, 'production', await builtModuleUrls(buildFolder)),
    routeOf: pageRoutes(build),
    contentSecurity: 'on',
    cache: true,
    files: readStaticFiles(folders),
  }
}

type Surroundings = {
  log: FastifyBaseLogger
  app: Promise<RunningApp>
  /** Called for every page that could not be rendered. By default it logs the error. */
  reportError?: PagesParts['reportError']
  /** Options for publishing and watching the content. */
  content?: Partial<Parameters<typeof createCatalogSource>[1]>
  compress?: boolean
} & Pick<AppParts, 'silentMs' | 'beforeAll'>

/** Wires all parts of the site, for production, development and tests. It does not listen on a port. */
export async function assemble(config: Config, { log, app: appToCome, ...surroundings }: Surroundings) {
  const { reportError = (error) => log.error(error), content: reading, compress = true, ...connections } = surroundings
  const filesFolder = join(config.dataFolder, 'files')
  const published = config.servesPublished ? await openPublished(config, log) : undefined
  const originals = published ? published.copies.originals : originalsIn(config.contentFolder)
  const documents = createDocumentStore(filesFolder, originals, {
    reportUnstored: (error) =>
      log.warn(error, 'Made documents cannot be kept in DATA_DIR. They are made again when they drop out of memory'),
  })
  const source = { log, bytesOf: documents.bytesOf, publicUrl: config.publicUrl }
  // In parallel: another process reads the content.
  const [content, { files, ...app }] = await Promise.all([
    published
      ? createPublishedSource(published.store, {
          ...{ copies: published.copies, ...source, ...reading },
          now: reading?.now ?? published.store.clock,
        })
      : createCatalogSource(config.contentFolder, {
          ...{ ...source, storeFolder: resolve(config.dataFolder, siteStoreFolder), ...reading },
          reportUnstored: (error) =>
            log.warn(error, 'The content cannot be kept in DATA_DIR. After a restart, entries with a fault are left out'),
        }),
    appToCome,
  ])
  const catalog = () => content.current()
  const pictures = createPictureStore(join(config.dataFolder, 'pictures'), originals, {
    reportUnstored: (error) =>
      log.warn(error, 'Pictures cannot be kept in DATA_DIR. They are made again when they drop out of memory'),
    reportFailed: (error, { master }) => log.error(error, `A size of the picture ${master.path} could not be made`),
  })
  const mediaFiles = createFileStore(filesFolder, originals, (error) =>
    log.warn(error, 'Documents and videos cannot be kept in DATA_DIR. They are sent from the content folder'),
  )
  const quietTimes = createQuietTimes()
  const metrics = createMetrics()
  const noteSecurityEvent = createSecurityEvents(log)
  const submissions = openSubmissions({
    settings: config,
    site: siteForMails(catalog, config.publicUrl),
    log,
    countSubmission: metrics.countSubmission,
    noteRefusal: noteSecurityEvent,
    findModel: (typed) => catalog().warrantedModel(typed),
    visitRules: (place) => catalog().visitRules(place),
    findsResult: async ({ language, query }) => catalog().search(language, query, 1).total > 0,
  })
  metrics.watchContent(content.status)
  metrics.watchDatabase(submissions)
  metrics.watchOutbox(submissions)
  const renderLimit = createRenderLimit(undefined, metrics.observeRender)
  metrics.watchRenderQueue(renderLimit.size)
  const pages = createPages({
    ...app,
    catalog,
    origin: config.publicUrl,
    reportError,
    maxBytes: config.pageCacheBytes,
    untilQuiet: quietTimes.untilQuiet,
    client: clientAddress(config.trustedProxies),
    renderLimit,
    compress,
    countSearch: submissions.searches.count,
    countLookup: (result) => metrics.countLookup('page', result),
    visits: submissions.visits,
  })
  metrics.watchStored('page', pages.size)
  const parts = {
    config,
    content,
    pages,
    files,
    metrics,
    quietTimes,
    pictures,
    documents,
    mediaFiles,
    submissions,
    renderLimit,
    noteSecurityEvent,
    log,
  }
  return { ...parts, ...(await createApp({ ...parts, ...connections })) }
}

/** The store of published content, and this node's copies of its files. */
async function openPublished(config: Config, log: FastifyBaseLogger) {
  const folder = resolve(config.dataFolder)
  const store = createNodeStore(await openPublishedStore(config), { listFile: join(folder, 'published-versions.json'), log })
  return { store, copies: createFileCopies(join(folder, 'published-copies'), store) }
}
