import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '#app/browser/after-paint.ts'
import { useLanguage } from '#app/language/language.tsx'
import type { CategoryNumber } from '#contract/categories.ts'
import { toggleFilter } from '#contract/pages/filter-query.ts'
import { productListUrl } from '#contract/pages/urls.ts'
import type { FilterChoice } from '#contract/views.ts'

/**
 * The selected filters. A checkbox reacts at once, and further clicks build on it while the products are still loading. Each change adds a history
 * entry, so Back undoes the last one.
 */
export function useFilterChoice(category: CategoryNumber, loaded: FilterChoice) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<FilterChoice>()
  const choice = chosen ?? loaded
  const results = useRef<HTMLDivElement>(null)

  const shown = useRef(choice)
  useLayoutEffect(() => {
    shown.current = choice
  }, [choice])

  // The same function in each render, so that only the filter that changed is rendered again.
  const toggle = useCallback(
    async (type: string, value: string) => {
      const next = toggleFilter(shown.current, type, value)
      setChosen(next)
      shown.current = next
      // The router takes longer to start a request than the checkbox to change.
      await afterPaint()
      await navigate(productListUrl(language, category, next), { preventScrollReset: true })
      if (shown.current !== next) return
      setChosen(undefined)
      // A visitor far down the old list would see the end of the new one, or nothing. Show its beginning.
      if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView()
    },
    [category, language, navigate],
  )

  return { choice, loading: chosen !== undefined, toggle, results }
}
