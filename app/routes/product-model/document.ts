import fontUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import viewerUrl from '@google/model-viewer/dist/model-viewer.min.js?url'
import { pageRequest } from '#app/loading/page.server.ts'
import { interfaceWords } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/document'
import decoderUrl from './decoder-inside.js?url'
import { modelDocument } from './model-document.server.ts'

/**
 * A product to be turned (D1). A document of its own inside a frame: what the viewer needs (WebAssembly, styles of its own) is allowed
 * there and nowhere else, and whoever does not ask for it loads none of it.
 */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const product = catalog.product(language, query.get('id') ?? '')
  if (!product?.model) throw new Response('Not found', { status: 404 })

  const t = interfaceWords(language)
  const { html, contentSecurityPolicy } = modelDocument({
    product,
    model: product.model,
    language,
    t,
    viewerUrl,
    decoderUrl,
    fontUrl,
  })
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': contentSecurityPolicy },
  })
}
