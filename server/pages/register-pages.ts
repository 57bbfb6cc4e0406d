import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newsFeedUrl } from '#app/reading-urls.ts'
import type { CatalogSource } from '#catalog/watch-content.ts'
import { languages } from '#contract/languages.ts'
import { namedFileCaching, pageCaching } from '../http/cache-control.ts'
import { bareContentSecurityPolicy } from '../http/security-headers.ts'
import { newsFeed } from './news-feed.ts'
import type { Pages } from './pages.ts'
import { plainErrorPage } from './plain-error-page.ts'
import { TooBusy } from './render-limit.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

type PagesRoutes = { pages: Pages; content: CatalogSource; origin: string }

/** Everything that no other route answers is a page, be it the 404 page. */
export function registerPages(app: FastifyInstance, { pages, content, origin }: PagesRoutes) {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', namedFileCaching).send(robotsTxt(origin)),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('Cache-Control', pageCaching).send(sitemapXml(content.current(), origin)),
  )
  for (const { language } of languages) {
    app.get(newsFeedUrl(language), (_request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('Cache-Control', pageCaching)
        .send(newsFeed(content.current(), language, origin)),
    )
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.status(405).header('Allow', 'GET, HEAD').header('Content-Security-Policy', bareContentSecurityPolicy).send()
    }
    return answerPage(pages, request, reply)
  })
}

/** Answers with the page of an address, and with a plain page where the site cannot make one. */
export async function answerPage(pages: Pages, request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  try {
    await pages.answer(request.raw, reply.raw)
  } catch (error) {
    const busy = error instanceof TooBusy
    if (!busy) request.log.error(error)
    if (reply.raw.headersSent) {
      reply.raw.destroy()
      return
    }
    const page = plainErrorPage(busy ? 'busy' : 'failed')
    reply.raw.writeHead(page.status, page.headers).end(page.html)
  }
}
