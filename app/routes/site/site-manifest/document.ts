import { pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import type { Route } from './+types/document'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
})

/**
 * The web app manifest, for pages added to a home screen. The site installs in the language of the page, with My kitchen as a shortcut. The brand name
 * comes from the content.
 */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const { brand } = catalog.site(language)
  const t = interfaceWords(language)
  const manifest = {
    // A site installed in two languages is two apps.
    id: pageUrl(language, 'home'),
    name: brand,
    short_name: brand,
    lang: language,
    start_url: pageUrl(language, 'home'),
    scope: '/',
    // Keeps a way back: pages lead to documents and to other sites.
    display: 'minimal-ui',
    background_color: '#f7f4ef',
    theme_color: '#161412',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      // The letter is within the middle 80 %, so a mask of any shape leaves it whole.
      icon(512, 'maskable'),
    ],
    shortcuts: [
      {
        name: t('navigation.myKitchen'),
        url: pageUrl(language, 'myKitchen'),
        icons: [icon(192, 'any')],
      },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
