import { useEffect, useState } from 'react'
import { readData } from '#app/browser/read-data.ts'
import { useLanguage } from '#app/language/language.tsx'
// With the page, not when it is needed, because a copy of the page for offline use has no more than the page names.
import { KitchenFacts as Schema } from '#contract/fetched/kitchen-facts.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'

export type FactsState = { facts: KitchenFacts | undefined; failed: boolean; retry: () => void }

/** Shown at once after Back. Another language is another document. */
let last: KitchenFacts | undefined

/**
 * The facts of all models. They are fetched on every visit, also for an empty kitchen, so that the request tells nothing. Until they are there, the
 * shelves show what they have stored.
 */
export function useKitchenFacts(): FactsState {
  const { language } = useLanguage()
  const [facts, setFacts] = useState(last)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again.
  useEffect(() => {
    const controller = new AbortController()
    setFailed(false)
    readData(pageUrl(language, 'kitchenFacts'), Schema, controller.signal).then(
      (loaded) => {
        last = loaded
        setFacts(loaded)
      },
      () => !controller.signal.aborted && setFailed(true),
    )
    return () => controller.abort()
  }, [language, attempt])

  return { facts, failed, retry: () => setAttempt(attempt + 1) }
}
