import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { limits } from '#contract/wire/problems.ts'
import type { CatalogSource } from '#publishing/watch/catalog-source.ts'
import { callerLanguage } from '../api/caller-language.ts'
import type { CrossSite } from '../http/cross-site.ts'
import type { NoteSecurityEvent } from '../http/security-events.ts'
import { answerPage, refuseCrossSite, refuseFile, refuseMethod } from './answer-page.ts'
import { createDocuments } from './documents.ts'
import type { Pages } from './pages.ts'
import { sendPage } from './send-page.ts'
import { sitemapPartUrl } from './sitemap.ts'

type PagesRoutes = PostParts & {
  pages: Pages
  content: CatalogSource
  origin: string
}

/** Registers the documents, the posts of forms, and pages as the fallback for all other URLs. */
export async function registerPages(app: FastifyInstance, { pages, content, origin, ...posts }: PagesRoutes) {
  const documents = createDocuments(origin, () => content.current())
  const sendDocument = async (url: string, request: FastifyRequest, reply: FastifyReply) => {
    const answer = documents.answer(url)
    return answer ? answerPage(reply, async () => sendPage(request.raw, reply.raw, await answer)) : refuseFile(reply)
  }
  for (const url of documents.urls) app.get(url, (request, reply) => sendDocument(url, request, reply))
  app.get<{ Params: { part: string } }>(sitemapPartUrl(':part'), (request, reply) =>
    sendDocument(sitemapPartUrl(request.params.part), request, reply),
  )

  await app.register(async (scope) => registerPosts(scope, pages, posts))

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply)
    if (!wantsPage(request)) return refuseFile(reply)
    return answerPage(reply, () => pages.answer(request.raw, reply.raw))
  })
}

/** A 404 page is useless for requests for missing scripts or pictures, and for vulnerability scanners. These are recognized by the file extension. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  const isFile = /\.[a-z0-9]{1,11}$/i.test(path) && !path.toLowerCase().endsWith('.data') && !path.endsWith('.webmanifest')
  return !isFile || (headers.accept ?? '').includes('text/html')
}

/** Reads a posted body for the action of the page. */
type ReadPosted = (request: FastifyRequest, body: Buffer) => PostedForm

type PostParts = { isCrossSite: CrossSite; noteSecurityEvent: NoteSecurityEvent; readPosted: ReadPosted }

/** Registers the POST route for forms without JavaScript. Refuses pages without a form before it reads the body. */
function registerPosts(scope: FastifyInstance, pages: Pages, { isCrossSite, noteSecurityEvent, readPosted }: PostParts) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: limits.bodyBytes },
    async (_: unknown, body: Buffer) => body,
  )
  scope.post('/*', {
    onRequest: async (request, reply) => {
      if (!pages.takesForm(request.url)) return refuseMethod(reply)
      if (!isCrossSite(request.headers)) return
      noteSecurityEvent('originRefused', request.headers.origin ?? '')
      return refuseCrossSite(reply, callerLanguage(request))
    },
    handler: (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      return answerPage(reply, () => pages.answerPost(request.raw, reply.raw, readPosted(request, body)))
    },
  })
}
