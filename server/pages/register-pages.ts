import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CatalogSource } from '#catalog/watch-content.ts'
import { answerPage, refuseFile, refuseMethod } from './answer-page.ts'
import { documents, madeOnce } from './documents.ts'
import type { Pages } from './pages.ts'
import { type PostParts, registerPosts } from './register-posts.ts'
import { sendPage } from './send-page.ts'

type PagesRoutes = PostParts & {
  pages: Pages
  content: CatalogSource
  origin: string
}

/** Everything that no other route answers is a page, be it the 404 page. */
export async function registerPages(app: FastifyInstance, { pages, content, origin, ...posts }: PagesRoutes) {
  for (const document of documents(origin)) {
    const answer = madeOnce(document, () => content.current())
    app.get(document.url, (request, reply) => answerPage(reply, async () => sendPage(request.raw, reply.raw, await answer())))
  }

  await app.register(async (scope) => registerPosts(scope, pages, posts))

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply)
    if (!wantsPage(request)) return refuseFile(reply)
    return answerPage(reply, () => pages.answer(request.raw, reply.raw))
  })
}

/** Scripts, pictures and probes ask for files by their endings, and show nobody what they get instead. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  const isFile = /\.[a-z0-9]{1,11}$/i.test(path) && !path.toLowerCase().endsWith('.data') && !path.endsWith('.webmanifest')
  return !isFile || (headers.accept ?? '').includes('text/html')
}
