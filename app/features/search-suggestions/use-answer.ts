import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

export type Suggestion = { kind: string; kind_name: string; title: string; note: string; link: string }
export type Answer = { total: number; message: string; link: string; data: readonly Suggestion[] }
export type Ask = (query: string, signal: AbortSignal) => Promise<Answer>

/** So long after the last letter somebody has probably finished a word. */
const debounceMs = 250

/** The answer to what stands in the field; nothing while nothing does, or where no answer comes: the form works without. */
export function useAnswer(input: RefObject<HTMLInputElement | null>, ask: Ask) {
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const askNow = useEffectEvent(ask)

  useEffect(() => {
    const field = input.current
    if (!field) return
    // What is still being composed of strokes or letters is not yet what is meant.
    const read = (event?: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) setQuery(field.value.trim())
    }
    // Letters may have been typed before this code came.
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
    if (query.length < leastLetters(query)) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      askNow(query, leaving.signal).then(setAnswer, () => undefined)
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [query])

  return { answer, forget: () => setAnswer(undefined) }
}

/** One Chinese or Korean character is a word; one letter is not. */
const leastLetters = (query: string) => (/[\u2E80-\uFFFF]/.test(query) ? 1 : 2)
