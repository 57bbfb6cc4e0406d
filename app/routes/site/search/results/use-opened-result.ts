import { type RefObject, useEffect } from 'react'
import { reportOpened } from '#app/features/pages/api-client/search-calls.ts'
import type { Language } from '#contract/languages.ts'
import type { SearchPage } from '../load.server.ts'

/** Tells the server, once per search, that the visitor opened a result: a link of the page that is not navigation. */
export function useOpenedResult(page: RefObject<HTMLElement | null>, search: SearchPage, language: Language) {
  useEffect(() => {
    const element = page.current
    if (!element || search.results.total === 0) return
    const listeners = new AbortController()
    const report = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a')
      if (!link || link.closest('nav')) return
      reportOpened(language, search.query, { isSuggestion: false })
      listeners.abort()
    }
    // A middle click, which opens a new tab, is an `auxclick`.
    for (const type of ['click', 'auxclick']) element.addEventListener(type, report, { signal: listeners.signal })
    return () => listeners.abort()
  }, [page, search, language])
}
