import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/parts.css'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  useMatches,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import { defaultLanguage, languageOfPrefix } from '#contract/languages.ts'
import type { SiteView } from '#contract/views.ts'
import { messageSet, messagesFor } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/root'
import { keptFor } from './content/kept-for.ts'
import { useHydrationEnd } from './document/hydration.ts'
import { PageStyles } from './document/page-styles.tsx'
import { scrollPositionsKey } from './document/scroll-position.ts'
import { LanguageProvider } from './language/language.tsx'
import { usePageMessages } from './language/page-messages.ts'
import { withMessages } from './loading/message-files.server.ts'
import { pageContext } from './loading/page.server.ts'
import { type FrameSite, type RootData, RootDataContext, useRootData } from './loading/root-data.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { navigationIn } from './shell/links/navigation.ts'
import { keepPageWithoutNetwork } from './shell/navigation/page-failure.ts'
import { Shell } from './shell/shell.tsx'

const frameMessages = messageSet(
  'action',
  'contact',
  'error',
  'errorPage',
  'fillIn',
  'footer',
  'heart',
  'link',
  'menu',
  'nav',
  'notFound',
  'page',
  'price',
  'subscribe',
  'sucssfil',
)
const frameLinks = withMessages(frameMessages, 'navigation', (language) =>
  navigationIn(language, messagesFor(language, 'navigation')),
)

export function loader({ params, context }: Route.LoaderArgs): RootData {
  const { catalog, origin } = context.get(pageContext)
  // An unknown prefix means 404; that page is in English.
  const language = languageOfPrefix(params.language) ?? defaultLanguage
  const site = catalog.site(language)
  return keptFor(site, `root ${origin}`, () =>
    Object.freeze({
      language,
      origin,
      site: frameSite(site),
      navigation: frameLinks(language),
      messages: frameMessages(language),
    }),
  )
}

/** Without what few pages or none show. */
function frameSite({ description: _, countries, categories, ...site }: SiteView): FrameSite {
  return {
    ...site,
    countries: countries.map(({ tag, name, outerUrl }) => ({ tag, name, outerUrl })),
    categories: categories.map(({ number, name }) => ({ number, name })),
  }
}

export const clientMiddleware = [keepPageWithoutNetwork]

/** The data is the same on all pages of a language, and changing the language loads a new document. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const language = data?.language ?? defaultLanguage
  const messages = usePageMessages()
  useHydrationEnd()
  useScrollRestoration({ storageKey: scrollPositionsKey })
  return (
    <>
      <RootDataContext value={data}>
        <LanguageProvider language={language} messages={messages}>
          {children}
        </LanguageProvider>
      </RootDataContext>
      <PageStyles />
    </>
  )
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
