import textFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import './styles/tokens.css'
import './styles/fonts.css'
import displayFont from './styles/fonts/fraunces-display.woff2?url'
import './styles/base.css'
import './styles/parts.css'
import { type ReactNode, use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { defaultLanguage, languageOfPrefix } from '#contract/languages.ts'
import { manifestUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/root'
import { useOverlayEntries } from './browser/overlay-history.ts'
import { LanguageProvider } from './language/language.tsx'
import languageMemory from './language/language-memory.script.ts?script'
import { prefetchMessages } from './language/messages.ts'
import { NonceContext } from './loading/nonce.ts'
import { pageContext } from './loading/page.server.ts'
import { rootData } from './loading/root-data.server.ts'
import { type RootData, RootDataContext, useRootData } from './loading/root-data.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundContext } from './shell/links/language-links.tsx'
import { stayWithoutNetwork } from './shell/navigation/page-failure.ts'
import { Shell } from './shell/shell.tsx'
import { headlineFont, languageStylesheets } from './styles/language-stylesheets.ts'
import { LiveRegion } from './ui/feedback/live-region.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ...[displayFont, textFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
]

/** The head of the error pages. Every other page has its own. */
export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { errorTitles, site } = loaderData
  const title = isNotFound(error) ? errorTitles.notFound : errorTitles.failed
  return [{ title: `${title} – ${site.brand}` }, { name: 'robots', content: 'noindex' }]
}

export function loader({ params, context }: Route.LoaderArgs): RootData {
  const { catalog, origin } = context.get(pageContext)
  // An unknown prefix means 404; that page is in English.
  return rootData(catalog, languageOfPrefix(params.language) ?? defaultLanguage, origin)
}

/** With the first navigation, while the data and the code of the next page are loading. */
const loadMessages: Route.ClientMiddlewareFunction = ({ params }) =>
  prefetchMessages(languageOfPrefix(params.language) ?? defaultLanguage)

export const clientMiddleware = [loadMessages, stayWithoutNetwork]

/** The data is the same on all pages of a language, and changing the language loads a new document. */
export const shouldRevalidate = () => false

/**
 * Stylesheets load in any order during navigation. Declaring the layers first fixes their order. Styles of routes are in no layer, so they
 * override all layers.
 */
const cascade = '@layer reset,base,language,ui,features;'

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const language = data?.language ?? defaultLanguage
  const nonce = use(NonceContext)
  const headlines = headlineFont[language]
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#161412" />
        {/* Only in the HTML: it has run before this code. */}
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? languageMemory : ''}
        </script>
        <style nonce={nonce}>{cascade}</style>
        <Meta />
        <Links />
        {languageStylesheets[language].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Of 100 to 230 KB: what the page can't work without goes first. */}
        {headlines && (
          <link rel="preload" as="font" type="font/woff2" href={headlines} crossOrigin="anonymous" fetchPriority="low" />
        )}
        <link rel="manifest" href={manifestUrl(language)} />
      </head>
      <body>
        <RootDataContext value={data}>
          <LanguageProvider language={language}>{children}</LanguageProvider>
        </RootDataContext>
        <LiveRegion />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function App() {
  useOverlayEntries()
  const bare = useMatches().some(({ handle }) => isBare(handle))
  return bare ? (
    <Outlet />
  ) : (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Without the frame's data there are no messages: its loader failed, and the server answers with its plain error page, or a middleware refused.
  if (!useRootData()) {
    if (!isRouteErrorResponse(error)) throw error
    return <h1>{error.status}</h1>
  }
  return (
    <NotFoundContext value={isNotFound(error)}>
      <Shell>
        <ErrorPage kind={isNotFound(error) ? 'notFound' : 'failed'} />
      </Shell>
    </NotFoundContext>
  )
}

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** Pages shown inside the frame have no header or footer. */
function isBare(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'bare' in handle && handle.bare === true
}
