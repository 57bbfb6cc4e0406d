import { useCallback, useLayoutEffect, useOptimistic, useRef, useTransition } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { chosenListUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { ListChoice } from '#contract/views/list-choice.ts'

/** Changes the choice: it gets the current one, which may be ahead of the products on the screen. */
export type ChangeChoice = (edit: (choice: ListChoice) => ListChoice) => void

/**
 * What is chosen in the list. A control reacts at once, and further clicks build on it while the products are still loading. Each change adds a
 * history entry, so Back undoes the last one.
 */
export function useListChoice(category: CategoryNumber, loaded: ListChoice) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [choice, setChoice] = useOptimistic(loaded)
  const [loading, startTransition] = useTransition()
  const results = useRef<HTMLDivElement>(null)

  const shown = useRef(choice)
  useLayoutEffect(() => {
    shown.current = choice
  }, [choice])

  // The same function in each render, so that only the filter that changed is rendered again.
  const change = useCallback<ChangeChoice>(
    (edit) => {
      const next = edit(shown.current)
      shown.current = next
      startTransition(async () => {
        setChoice(next)
        await navigate(chosenListUrl(language, category, next), { preventScrollReset: true })
        // A visitor far down the old list would see the end of the new one, or nothing. Show its beginning.
        if (shown.current === next && results.current && results.current.getBoundingClientRect().top < 0)
          results.current.scrollIntoView()
      })
    },
    [category, language, navigate, setChoice],
  )

  return { choice, loading, change, results }
}
