import { pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/document'
import { frameDocument } from './frame-document.server.ts'

/**
 * The document inside the frame of reviews (H6). It is whole in itself: sandboxed, with a policy of its own, and without anything of the
 * site's code, so that a script of somebody else runs beside nothing of ours.
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
