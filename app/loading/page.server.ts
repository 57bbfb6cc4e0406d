import { createContext, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Catalog } from '#catalog/catalog.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { type Language, languageOfPrefix } from '#contract/languages.ts'
import type { PageMessages } from '#i18n/interface/en.ts'
import type { Outcome } from './outcome.ts'

/**
 * What the server hands to every page: the content as it stands, the site's own origin for absolute addresses, and to a page's action what
 * was posted to it.
 */
export type PageContext = {
  catalog: Catalog
  origin: string
  /** Of this render alone; it marks the inline scripts and styles that are ours. */
  nonce: string
  reportError: (error: unknown) => void
  posted?: PostedForm
}
export const pageContext = createContext<PageContext>()

export type PageRequest = PageContext & { language: Language; query: URLSearchParams }

type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

/** Reads a request for a page. A first path segment that is no language is an unknown address (404). */
export function pageRequest({ request, params, context }: LoaderArgs): PageRequest {
  const language = languageOfPrefix(params['language'])
  // English has no prefix of its own: `params.language` is only ever set where the URL has a first segment.
  if (language === undefined) throw notFoundResponse()
  return { ...context.get(pageContext), language, query: new URL(request.url).searchParams }
}

/** Turns what a load decided into what React Router expects: the page's data, and beside it the words that the page takes along. */
export function answer<Data>(outcome: Outcome<Data>, messages: PageMessages = {}): Data & { messages: PageMessages } {
  switch (outcome.kind) {
    case 'found':
      return { ...outcome.data, messages }
    case 'notFound':
      throw notFoundResponse()
    case 'moved':
      throw redirect(outcome.to, 301)
  }
}

function notFoundResponse() {
  return new Response('Not found', { status: 404 })
}
