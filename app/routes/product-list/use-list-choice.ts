import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '#app/browser/after-paint.ts'
import { useLanguage } from '#app/language/language.tsx'
import type { CategoryNumber } from '#contract/categories.ts'
import { chosenListUrl } from '#contract/pages/urls.ts'
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
  const [chosen, setChosen] = useState<ListChoice>()
  const choice = chosen ?? loaded
  const results = useRef<HTMLDivElement>(null)

  const shown = useRef(choice)
  useLayoutEffect(() => {
    shown.current = choice
  }, [choice])

  // The same function in each render, so that only the filter that changed is rendered again.
  const change = useCallback<ChangeChoice>(
    async (edit) => {
      const next = edit(shown.current)
      setChosen(next)
      shown.current = next
      // The router takes longer to start a request than the control to change.
      await afterPaint()
      await navigate(chosenListUrl(language, category, next), { preventScrollReset: true })
      if (shown.current !== next) return
      setChosen(undefined)
      // A visitor far down the old list would see the end of the new one, or nothing. Show its beginning.
      if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView()
    },
    [category, language, navigate],
  )

  return { choice, loading: chosen !== undefined, change, results }
}
