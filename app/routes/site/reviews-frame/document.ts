import { pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/document'
import { frameDocument } from './frame-document.server.ts'

/**
 * The document inside the reviews frame (H6). It is sandboxed, has its own policy and contains none of the site's code, so that the provider's script
 * can't reach the site.
 */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const { reviews } = catalog.home(language)
  if (!reviews) throw new Response('Not found', { status: 404 })

  const { html, contentSecurityPolicy } = frameDocument(reviews, language)
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': contentSecurityPolicy },
  })
}
