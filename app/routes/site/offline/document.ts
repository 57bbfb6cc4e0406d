import textFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { pageRequest } from '#app/loading/page.server.ts'
import displayFont from '#app/styles/fonts/fraunces-display.woff2?url'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import type { Route } from './+types/document'
import { offlineDocument } from './offline-document.server.ts'

/** Shown by the service worker instead of a page that isn't cached. It needs no other file than the fonts of every page. */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const { brand } = catalog.site(language)
  const { html, contentSecurityPolicy } = offlineDocument({
    brand,
    language,
    t: interfaceWords(language),
    fonts: { displayFont, textFont },
  })
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': contentSecurityPolicy },
  })
}
