// First of all: the order of the cascade's layers is the order in which they are first named.
import './styles/layers.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, type LinksFunction, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { defaultLanguage, languageOfPrefix } from '#contract/languages.ts'
import type { Route } from './+types/root'
import { ErrorPage } from './features/shell/error-page.tsx'
import { languageMemory } from './features/shell/language-memory.ts'
import { Shell } from './features/shell/shell.tsx'
import { LanguageProvider } from './i18n/language.tsx'
import { pageContext } from './page.server.ts'
import { type RootData, useRootData } from './root-data.ts'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function loader({ params, context }: Route.LoaderArgs): RootData {
  const { catalog, origin } = context.get(pageContext)
  // An unknown prefix is a page that does not exist; its 404 page is in English.
  const language = languageOfPrefix(params.language) ?? defaultLanguage
  return { language, origin, site: catalog.site(language) }
}

/** The frame holds the same in every page of a language, and another language is another document. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const language = useRootData()?.language ?? defaultLanguage
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#161412" />
        <LanguageMemory />
        <Links />
      </head>
      <body>
        <LanguageProvider language={language}>{children}</LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The browser runs the script from the HTML; its text need not be in the browser's code once more, which hydration never asks for. */
function LanguageMemory() {
  const text = import.meta.env.SSR ? languageMemory : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the page is painted.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function App() {
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
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'failed'
  return useRootData() ? (
    <Shell>
      <ErrorPage kind={kind} />
    </Shell>
  ) : (
    <ErrorPage kind={kind} />
  )
}

/** Pages that are shown inside a frame of ours carry neither header nor footer. */
function isBare(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'bare' in handle && handle.bare === true
}
