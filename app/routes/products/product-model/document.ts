import fontUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import viewerUrl from '@google/model-viewer/dist/model-viewer.min.js?url'
import { pageRequest } from '#app/loading/page.server.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import type { Route } from './+types/document'
import decoderUrl from './decoder-inside.js?url'
import { modelDocument } from './model-document.server.ts'
import scriptUrl from './viewer/start.ts?worker&url'

/**
 * The 3D view of a product (D1), as a document of its own in a frame: only there the policy allows what the viewer needs (WebAssembly, its own
 * styles), and pages without it load none of it.
 */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const [own, ...others] = catalog.finishedModels(language, query.get('id') ?? '')
  if (!own) throw new Response('Not found', { status: 404 })

  const { html, contentSecurityPolicy } = modelDocument({
    models: [own, ...others],
    language,
    t: interfaceWords(language),
    urls: { viewer: viewerUrl, script: scriptUrl, decoder: decoderUrl, font: fontUrl },
  })
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': contentSecurityPolicy },
  })
}
