import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

export type Suggestion = { kind: string; kind_name: string; title: string; note: string; link: string }
export type SuggestionResult = { total: number; message: string; link: string; data: readonly Suggestion[] }
export type FetchSuggestions = (query: string, signal: AbortSignal) => Promise<SuggestionResult>

/** Pause after the last key before a request is sent. */
const debounceMs = 250

/** The suggestions for the text in the field. Undefined if the field is empty or the request failed: the form works without them. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, fetchSuggestions: FetchSuggestions) {
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<SuggestionResult>()
  const fetchLatest = useEffectEvent(fetchSuggestions)

  useEffect(() => {
    const field = input.current
    if (!field) return
    // Ignore text that an input method is still composing.
    const read = (event?: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) setQuery(field.value.trim())
    }
    // The visitor may have typed before this code loaded.
    read()
    field.addEventListener('input', read)
    field.addEventListener('compositionend', read)
    return () => {
      field.removeEventListener('input', read)
      field.removeEventListener('compositionend', read)
    }
  }, [input])

  useEffect(() => {
    setAnswer(undefined)
    if (query.length < minQueryLength(query)) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchLatest(query, controller.signal).then(setAnswer, () => undefined)
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])

  return { answer, forget: () => setAnswer(undefined) }
}

/** Minimum length of a query: one Chinese or Korean character is a word, one letter is not. */
const minQueryLength = (query: string) => (/[\u2E80-\uFFFF]/.test(query) ? 1 : 2)
