import { useOptimistic, useRef, useTransition } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import type { CategoryNumber } from '#contract/categories.ts'
import { toggleFilter } from '#contract/pages/filter-query.ts'
import { productListUrl } from '#contract/pages/urls.ts'
import type { FilterChoice } from '#contract/views.ts'

/**
 * What is ticked. A box shows at once what was pressed, and the next press builds on it, while the products are still on their way. Each change is
 * a step of the history: Back takes back the last tick.
 */
export function useFilterChoice(category: CategoryNumber, loaded: FilterChoice) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [choice, setChoice] = useOptimistic(loaded)
  const [loading, startLoading] = useTransition()
  const results = useRef<HTMLDivElement>(null)

  function toggle(type: string, value: string) {
    const next = toggleFilter(choice, type, value)
    startLoading(async () => {
      setChoice(next)
      await navigate(productListUrl(language, category, next), { preventScrollReset: true })
      // Who was far down the list would look at its end, or past it: what was found begins at the top.
      if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView()
    })
  }

  return { choice, loading, toggle, results }
}
