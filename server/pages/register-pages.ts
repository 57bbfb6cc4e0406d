import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogSource } from '#publishing/watch/catalog-source.ts'
import { answerPage, refuseFile, refuseMethod } from './answer-page.ts'
import { createDocuments } from './documents.ts'
import type { Pages } from './pages.ts'
import { type PostParts, registerPosts } from './register-posts.ts'
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
