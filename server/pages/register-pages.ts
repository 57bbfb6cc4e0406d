import type { FastifyInstance } from 'fastify'
import { newsFeedUrl } from '#app/reading-urls.ts'
import type { CatalogSource } from '#catalog/watch-content.ts'
import { languages } from '#contract/languages.ts'
import { namedFileCaching, pageCaching } from '../http/cache-control.ts'
import type { CrossSite } from '../http/cross-site.ts'
import { answerPage, refuseMethod } from './answer-page.ts'
import { newsFeed } from './news-feed.ts'
import type { Pages } from './pages.ts'
import { type ReadPosted, registerPosts } from './register-posts.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

type PagesRoutes = {
  pages: Pages
  content: CatalogSource
  origin: string
  isCrossSite: CrossSite
  readPosted: ReadPosted
}

/** Everything that no other route answers is a page, be it the 404 page. */
export async function registerPages(app: FastifyInstance, { pages, content, origin, isCrossSite, readPosted }: PagesRoutes) {
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

  await app.register(async (scope) => registerPosts(scope, pages, { isCrossSite, readPosted }))

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply)
    return answerPage(reply, () => pages.answer(request.raw, reply.raw))
  })
}
