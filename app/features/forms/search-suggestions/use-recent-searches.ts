import { type RefObject, useEffect, useState } from 'react'
import { forgetSearch, forgetSearches, recentSearches } from '#app/browser/recent-searches.ts'

/** The recent searches, read anew whenever the field gets the focus: another tab may have changed them. */
export function useRecentSearches(input: RefObject<HTMLInputElement | null>) {
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
