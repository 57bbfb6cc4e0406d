import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/parts.css'
import { type ReactNode, use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { defaultLanguage, type Language, languageOfPrefix } from '#contract/languages.ts'
import { messagesFor } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/root'
import { keptFor } from './content/kept-for.ts'
import { LanguageProvider } from './language/language.tsx'
import { languageMemory } from './language/language-memory.ts'
import { usePageMessages } from './language/page-messages.ts'
import { pageContext } from './loading/page.server.ts'
import { type RootData, RootDataContext, useRootData } from './loading/root-data.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { navigationIn } from './shell/links/navigation.ts'
import { keepPageWithoutNetwork } from './shell/navigation/page-failure.ts'
import { Nonce } from './shell/nonce.ts'
import { Shell } from './shell/shell.tsx'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function loader({ params, context }: Route.LoaderArgs): RootData {
  const { catalog, origin } = context.get(pageContext)
  // An unknown prefix means 404; that page is in English.
  const language = languageOfPrefix(params.language) ?? defaultLanguage
  const site = catalog.site(language)
  return keptFor(site, `root ${origin}`, () =>
    Object.freeze({ language, origin, site, navigation: navigationOf(language), messages: frameMessages(language) }),
  )
}

const navigationOf = (language: Language) => navigationIn(language, messagesFor(language, 'navigation'))

const frameMessages = (language: Language) =>
  messagesFor(
    language,
    'action',
    'contact',
    'error',
    'errorPage',
    'fillIn',
    'footer',
    'link',
    'menu',
    'nav',
    'notFound',
    'page',
    'price',
    'subscribe',
    'sucssfil',
  )

export const clientMiddleware = [keepPageWithoutNetwork]

/** The data is the same on all pages of a language, and changing the language loads a new document. */
export const shouldRevalidate = () => false

/** Stylesheets load in any order during navigation. Declaring the layers first fixes their order. */
const cascade = '@layer reset,base,ui,features,routes;'

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const language = data?.language ?? defaultLanguage
  const messages = usePageMessages()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#161412" />
        <LanguageMemory />
        <style nonce={use(Nonce)}>{cascade}</style>
        <Links />
      </head>
      <body>
        <RootDataContext value={data}>
          <LanguageProvider language={language} messages={messages}>
            {children}
          </LanguageProvider>
        </RootDataContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The browser runs the script from the HTML. Its text is left out of the bundle, as hydration doesn't compare it. */
function LanguageMemory() {
  const text = import.meta.env.SSR ? languageMemory : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is a constant in our code, and the script must run before the first paint.
  return <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
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
  // Without the frame's data there are no messages. The server then answers with its plain error page.
  if (!useRootData()) throw error
  return (
    <Shell>
      <ErrorPage kind={kind} />
    </Shell>
  )
}

/** Pages shown inside the frame have no header or footer. */
function isBare(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'bare' in handle && handle.bare === true
}
