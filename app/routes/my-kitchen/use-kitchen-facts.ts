import { useEffect, useState } from 'react'
import { readData } from '#app/browser/read-data.ts'
import { useLanguage } from '#app/language/language.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'

export type FactsState = { facts: KitchenFacts | undefined; failed: boolean; retry: () => void }

/**
 * The facts of all models. They are fetched on every visit, also for an empty kitchen, so that the request tells nothing. Until they are there, the
 * shelves show what they have stored.
 */
export function useKitchenFacts(): FactsState {
  const { language } = useLanguage()
  const [facts, setFacts] = useState<KitchenFacts>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again.
  useEffect(() => {
    const controller = new AbortController()
    setFailed(false)
    readData<KitchenFacts>(pageUrl(language, 'kitchenFacts'), controller.signal).then(
      setFacts,
      () => !controller.signal.aborted && setFailed(true),
    )
    return () => controller.abort()
  }, [language, attempt])

  return { facts, failed, retry: () => setAttempt(attempt + 1) }
}
