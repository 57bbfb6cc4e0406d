import { type RefObject, useEffect, useId, useState } from 'react'
import { forgetSearch, forgetSearches, recentSearches } from '#app/browser/recent-searches.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { RecentList } from './recent-list.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSearchWords } from './use-search-words.ts'
import { type FetchSuggestions, type Suggestion, useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  fetchSuggestions: FetchSuggestions
  /** Called with the words for which the suggestion was shown. */
  onOpened: (query: string) => void
}

/** Adds a list to a search field: suggestions for its text, or recent searches while it is empty. */
export function Suggestions({ input, fetchSuggestions, onOpened }: SuggestionsProps) {
  const id = useId()
  const t = useSearchWords()
  const { query, answer, clear } = useSuggestions(input, fetchSuggestions)
  const { recent, forget, forgetAll } = useRecentSearches(input)
  const isRecent = query === '' && recent.length > 0
  const suggested = query === '' ? undefined : answer
  const optionId = (index: number) => `${id}-${index}`
  const { isOpen, active } = useCombobox(input, {
    id,
    optionId,
    of: isRecent ? 'recent' : suggested,
    count: isRecent ? recent.length : suggested && suggested.total > 0 ? suggested.data.length + 1 : 0,
    onDelete: isRecent ? (index) => forget(recent[index] ?? '') : undefined,
  })

  function close() {
    clear()
    input.current?.blur()
  }

  function choose(suggestion?: Suggestion) {
    if (suggestion && suggested) onOpened(suggested.query)
    close()
  }

  const list = { id, active, optionId }
  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && (
          <ChangingText>{isRecent ? t('recent.count', { count: recent.length }) : (suggested?.message ?? '')}</ChangingText>
        )}
      </p>
      {isOpen && isRecent && (
        <RecentList {...list} {...{ input, recent }} onChoose={close} onForget={forget} onForgetAll={forgetAll} />
      )}
      {isOpen && suggested && (
        <SuggestionList {...list} answer={suggested} label={input.current?.labels?.[0]?.textContent ?? ''} onChoose={choose} />
      )}
    </>
  )
}

/** The recent searches, read anew whenever the field gets the focus: another tab may have changed them. */
function useRecentSearches(input: RefObject<HTMLInputElement | null>) {
  const [recent, setRecent] = useState(recentSearches)

  useEffect(() => {
    const field = input.current
    const read = () => setRecent(recentSearches())
    field?.addEventListener('focus', read)
    return () => field?.removeEventListener('focus', read)
  }, [input])

  return {
    recent,
    forget(query: string) {
      forgetSearch(query)
      setRecent(recentSearches())
    },
    forgetAll() {
      forgetSearches()
      setRecent([])
    },
  }
}
