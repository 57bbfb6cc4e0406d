import type { ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { LanguageName } from '#contract/content/words.ts'
import { createDocumentStore } from '#publishing/documents/document-store.ts'
import { createFileStore } from '#publishing/pictures/file-store.ts'
import type { Originals } from '#publishing/pictures/originals.ts'
import { createPictureStore } from '#publishing/pictures/picture-store.ts'
import { registerMedia } from '#server/http/media.ts'
import { bareContentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts'
import { sendPage } from '#server/pages/send-page.ts'
import type { Keys } from '../server/access/keys.ts'
import { refusalPage } from '../server/access/refusal-page.ts'
import { changesPath, pageOfFilePath } from '../wire/preview-paths.ts'
import { createApiReads } from './api-reads.ts'
import { type PreviewPlace, refusalOfPreview, studioOrigin } from './entry.ts'
import { failurePage } from './failure-page.ts'
import { withoutMarks } from './marks.ts'
import { pageOfFile } from './page-of-file.ts'
import type { PreviewContent, PreviewVersion } from './preview-content.ts'
import { type PreviewApp, previewPage, withDay, withoutDay } from './preview-page.ts'

type Parts = {
  content: PreviewContent
  /** The built site. Rejects without a build. */
  app: () => Promise<PreviewApp>
  keys: Pick<Keys, 'hasCookie'>
  place: () => PreviewPlace
  /** Where pictures and documents are kept, those of the site too: their URLs have hashes of what they are made from. */
  stores: { pictures: string; files: string }
  originals: Originals
  reportError: (error: unknown) => void
}

const PreviewQuery = z.object({ file: z.string().max(300), language: LanguageName, day: z.iso.date().optional() })

/** Serves the pages of the site with what is not published yet, to the studio only. Sends no forms. */
export function createPreview({ content, app: loadApp, keys, place, stores, originals, reportError }: Parts) {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: false, maxParamLength: 500 },
  })
  const listeners = new Set<ServerResponse>()
  /** The catalogs of the days that were shown last, for their pictures. */
  const shown = new Map<string, PreviewVersion['catalog']>()

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...securityHeaders,
      'Content-Security-Policy': bareContentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    })
    const { method, headers } = request
    const hasKey = keys.hasCookie(headers.cookie, place().studioPort)
    const refusal = refusalOfPreview({ method, headers, hasKey }, place())
    if (refusal !== undefined) return reply.code(403).type('text/html; charset=utf-8').send(refusalPage(refusal))
    if (method !== 'GET' && method !== 'HEAD')
      return reply.code(405).type('text/html; charset=utf-8').send(failurePage('nothing is sent'))
  })

  app.get(changesPath, (request, reply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { ...reply.getHeaders(), 'Content-Type': 'text/event-stream' } as Record<string, string>)
    raw.write(`data: ${content.revision()}\n\n`)
    listeners.add(raw)
    request.raw.on('close', () => listeners.delete(raw))
  })

  /** Opens the page that shows a file. The studio does not know the content. */
  app.get(pageOfFilePath, async (request, reply) => {
    const { file, language, day } = PreviewQuery.parse(request.query)
    const page = await content.render(day, async ({ catalog }) => pageOfFile(file, language, catalog))
    return reply.redirect(withDay(page, day), 302)
  })

  const reads = createApiReads()
  app.get('/api/*', async (request, reply) => {
    const { url, day } = withoutDay(request.url)
    const [path = '', query = ''] = url.split('?')
    const read = reads.get(path.toLowerCase())
    if (!read) return reply.code(404).send()
    const { status, json } = await content.render(day, ({ catalog }) => read(query, catalog))
    return reply.code(status).type('application/json; charset=utf-8').send(json)
  })

  const resolveMedia: PreviewVersion['catalog']['resolveMedia'] = (url) => {
    for (const catalog of shown.values()) {
      const found = catalog.resolveMedia(url)
      if (found?.kind === 'document')
        return { ...found, input: async () => JSON.parse(withoutMarks(JSON.stringify(await found.input()))) }
      if (found) return found
    }
    return undefined
  }
  const log = { error: (error: unknown) => reportError(error) }
  registerMedia(app, {
    // The rest of a catalog is not asked for.
    catalog: () => ({ resolveMedia }) as PreviewVersion['catalog'],
    clientOf: () => 'studio',
    pictures: createPictureStore(stores.pictures, originals, { reportFailed: reportError }),
    documents: createDocumentStore(stores.files, originals),
    mediaFiles: createFileStore(stores.files, originals, reportError),
    log: log as Parameters<typeof registerMedia>[1]['log'],
  })

  app.setNotFoundHandler(async (request, reply) => {
    const { url, day } = withoutDay(request.url)
    const site = await loadApp()
    const file = site.files.byUrl(url)
    reply.hijack()
    if (file && !url.startsWith('/service-worker')) return sendPage(request.raw, reply.raw, file)
    if (/\.[a-z0-9]{1,11}$/i.test(url.split('?')[0] ?? '') && !url.includes('.data'))
      return reply.raw.writeHead(404, reply.getHeaders() as Record<string, string>).end()
    const studio = studioOrigin(request.headers, place())
    const answer = await content.render(day, async (version) => {
      keepShown(day ?? '', version.catalog)
      return previewPage(url, version, { studio, revision: version.revision }, site)
    })
    if ('page' in answer) return sendPage(request.raw, reply.raw, answer.page)
    const { redirect } = answer
    return reply.raw.writeHead(302, { ...(reply.getHeaders() as Record<string, string>), Location: withDay(redirect, day) }).end()
  })

  function keepShown(day: string, catalog: PreviewVersion['catalog']) {
    shown.delete(day)
    shown.set(day, catalog)
    const [oldest] = shown.keys()
    if (oldest !== undefined && shown.size > 3) shown.delete(oldest)
  }

  app.setErrorHandler((error, _request, reply) => {
    reportError(error)
    return reply.code(500).type('text/html; charset=utf-8').send(failurePage('failed'))
  })
  app.addHook('preClose', async () => {
    for (const one of listeners) one.end()
  })

  return {
    app: app as FastifyInstance,
    /** Tells the open pages that there is something new. */
    announce() {
      for (const one of listeners) one.write(`data: ${content.revision()}\n\n`)
    },
  }
}
