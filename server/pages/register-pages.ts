import type { FastifyInstance } from 'fastify'
import type { CatalogSource } from '#catalog/watch-content.ts'
import type { CrossSite } from '../http/cross-site.ts'
import { answerPage, refuseMethod } from './answer-page.ts'
import { documents, madeOnce } from './documents.ts'
import type { Pages } from './pages.ts'
import { type ReadPosted, registerPosts } from './register-posts.ts'
import { sendPage } from './send-page.ts'

type PagesRoutes = {
  pages: Pages
  content: CatalogSource
  origin: string
  isCrossSite: CrossSite
  readPosted: ReadPosted
}

/** Everything that no other route answers is a page, be it the 404 page. */
export async function registerPages(app: FastifyInstance, { pages, content, origin, isCrossSite, readPosted }: PagesRoutes) {
  for (const document of documents(origin)) {
    const answer = madeOnce(document, () => content.current())
    app.get(document.url, (request, reply) => answerPage(reply, async () => sendPage(request.raw, reply.raw, await answer())))
  }

  await app.register(async (scope) => registerPosts(scope, pages, { isCrossSite, readPosted }))

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply)
    return answerPage(reply, () => pages.answer(request.raw, reply.raw))
  })
}
