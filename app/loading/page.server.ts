import { createContext, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Catalog } from '#catalog/catalog.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { type Language, languageOfPrefix } from '#contract/languages.ts'
import type { Visits } from '#contract/visits/visits.ts'
import type { HeadData } from './head-data.ts'
import type { Outcome } from './outcome.ts'
import { type HeadOf, headData } from './page-head.server.ts'

/** The server's context for every page: the current content, the site's origin for absolute URLs, and, for an action, the posted form. */
export type PageContext = {
  catalog: Catalog
  origin: string
  /** Generated for each render. Marks our own inline scripts and styles. */
  nonce: string
  /** The URL at which the browser loads a module, by its path in the project. */
  moduleUrl: (path: string) => string
  reportError: (error: unknown) => void
  posted?: PostedForm
  /** Asked while a page is rendered, so pages that do are never cached. */
  visits: Visits
}
export const pageContext = createContext<PageContext>()

export type PageRequest = PageContext & { language: Language; query: URLSearchParams }

type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

/** Parses a page request. Throws 404 if the first path segment is not a language. */
export function pageRequest({ request, params, context }: LoaderArgs): PageRequest {
  const language = languageOfPrefix(params['language'])
  // English has no prefix: `params.language` is set only if the URL has a first segment.
  if (language === undefined) throw notFoundResponse()
  return { ...context.get(pageContext), language, query: new URL(request.url).searchParams }
}

/** Turns an outcome into React Router's result: the page's data together with what its head says, or a thrown response. */
export function pageData<Data>(args: LoaderArgs, outcome: Outcome<Data>, head: HeadOf<Data>): Data & { head: HeadData } {
  switch (outcome.kind) {
    case 'found':
      return { ...outcome.data, head: headData(outcome.data, head, pageRequest(args)) }
    case 'notFound':
      throw notFoundResponse()
    case 'moved':
      throw redirect(outcome.to, 301)
  }
}

function notFoundResponse() {
  return new Response('Not found', { status: 404 })
}
