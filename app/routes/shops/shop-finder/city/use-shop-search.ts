import { useEffect, useRef, useState } from 'react'
import { shopsOfCity, type WireShop } from '#app/features/pages/api-client/place-calls.ts'
import type { ShopFacts } from '#app/features/products/shops/shop-entry.tsx'
import { useLanguage } from '#app/language/language.tsx'
import type { CityView } from '#contract/views/places.ts'

/** Delay before the selects are reset after a search (S2). */
const resetMs = 1000

export type Choice = { area: string; country: string; city: string }
const nothingChosen: Choice = { area: '', country: '', city: '' }

export type FoundCity = { city: CityView; shops: (ShopFacts & { id: string })[] }

/** The selected place, and the shops of the last search. The results stay while the visitor makes the next choice. */
export function useShopSearch(onReset: () => void) {
  const { language } = useLanguage()
  const [choice, setChoice] = useState(nothingChosen)
  const [state, setState] = useState<'idle' | 'searching' | 'failed'>('idle')
  const [found, setFound] = useState<FoundCity>()
  const runningSearch = useRef<AbortController>(undefined)

  useEffect(() => () => runningSearch.current?.abort(), [])

  /** A new choice cancels a running search and the pending reset of the selects. */
  function choose(next: Partial<Choice>) {
    runningSearch.current?.abort()
    setState('idle')
    setChoice((before) => ({ ...before, ...next }))
  }

  async function search(city: CityView) {
    runningSearch.current?.abort()
    const search = new AbortController()
    runningSearch.current = search
    setState('searching')
    try {
      const shops = await shopsOfCity(language, city.id, search.signal)
      setFound({ city, shops: shops.map(factsOf) })
      setState('idle')
      const timer = setTimeout(() => {
        setChoice(nothingChosen)
        onReset()
      }, resetMs)
      search.signal.addEventListener('abort', () => clearTimeout(timer))
    } catch {
      if (!search.signal.aborted) setState('failed')
    }
  }

  return { choice, choose, search, state, found }
}

function factsOf({ id, name, tel, addr }: WireShop): FoundCity['shops'][number] {
  return { id, name: { text: name }, tel, address: { text: addr } }
}
