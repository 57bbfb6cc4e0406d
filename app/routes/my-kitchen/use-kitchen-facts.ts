import { useEffect, useState } from 'react'
import { readData } from '#app/browser/read-data.ts'
import { useLanguage } from '#app/language/language.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'

/**
 * The facts of all models. They are fetched on every visit, also for an empty kitchen, so that the request tells nothing. Undefined until they are there:
 * the shelves show what they have without them.
 */
export function useKitchenFacts(): KitchenFacts | undefined {
  const { language } = useLanguage()
  const [facts, setFacts] = useState<KitchenFacts>()

  useEffect(() => {
    const controller = new AbortController()
    readData<KitchenFacts>(pageUrl(language, 'kitchenFacts'), controller.signal).then(setFacts, () => undefined)
    return () => controller.abort()
  }, [language])

  return facts
}
