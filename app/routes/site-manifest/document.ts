import { pageContext } from '#app/loading/page.server.ts'
import { defaultLanguage } from '#contract/languages.ts'
import type { Route } from './+types/document'

/** The web app manifest, for pages added to a home screen. The brand name comes from the content. */
export function loader({ context }: Route.LoaderArgs) {
  const { brand } = context.get(pageContext).catalog.site(defaultLanguage)
  const manifest = {
    name: brand,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    background_color: '#f7f4ef',
    theme_color: '#161412',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
