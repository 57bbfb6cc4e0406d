import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

export type Suggestion = {
  group: string
  group_name: string
  kind: string
  kind_name: string
  title: string
  title_lang: string
  note: string
  link: string
  thumb: string
}
type Answer = { total: number; message: string; link: string; data: readonly Suggestion[] }
export type FetchSuggestions = (query: string, signal: AbortSignal) => Promise<Answer>
/** An answer with its query. */
export type SuggestionResult = Answer & { query: string }

/** Pause after the last key before a request is sent. */
const debounceMs = 150

/**
 * The text in the field, and the suggestions for it. The former ones stay until the next ones arrive, so that the list doesn't flicker. Undefined if
 * the text is too short or the request failed: the form works without them.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, fetchSuggestions: FetchSuggestions) {
  // The visitor may have typed before this code loaded.
  const [query, setQuery] = useState(() => input.current?.value.trim() ?? '')
  const [answer, setAnswer] = useState<SuggestionResult>()
  const fetchLatest = useEffectEvent(fetchSuggestions)

  useEffect(() => {
    const field = input.current
    if (!field) return
    // Ignore text that an input method is still composing.
    const read = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) setQuery(field.value.trim())
    }
    field.addEventListener('input', read)
    field.addEventListener('compositionend', read)
    // Typed since this was rendered.
    setQuery(field.value.trim())
    return () => {
      field.removeEventListener('input', read)
      field.removeEventListener('compositionend', read)
    }
  }, [input])

  useEffect(() => {
    if (query.length < minQueryLength(query)) return setAnswer(undefined)
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchLatest(query, controller.signal).then(
        (data) => setAnswer({ ...data, query }),
        () => controller.signal.aborted || setAnswer(undefined),
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])

  function clear() {
    if (input.current) input.current.value = ''
    setQuery('')
  }
  return { query, answer, clear }
}

/** Minimum length of a query: one Chinese or Korean character is a word, one letter is not. */
const minQueryLength = (query: string) => (/[\u2E80-\uFFFF]/.test(query) ? 1 : 2)
