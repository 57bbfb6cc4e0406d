import { useEffect, useState } from 'react'
import type { Kitchen } from '#contract/kitchen/kitchen.ts'
import { readStored, subscribeToKitchen } from './kitchen-store.ts'

export type KitchenState = { kind: 'loading' } | { kind: 'ready'; kitchen: Kitchen } | { kind: 'refused' }

/** After Back, the page has its shelves at once, so that scroll position and focus can return to their places. */
let last: KitchenState = { kind: 'loading' }

/** My kitchen, read again after each change in any tab. `refused` if the browser keeps nothing for this site. */
export function useKitchen(): KitchenState {
  const [state, setState] = useState(last)

  useEffect(() => {
    let latest = 0
    const read = () => {
      latest += 1
      const own = latest
      const show = (next: KitchenState) => {
        if (own !== latest) return
        last = next
        setState(next)
      }
      readStored().then(
        (kitchen) => show({ kind: 'ready', kitchen }),
        () => show({ kind: 'refused' }),
      )
    }
    read()
    // Changes made while the page was in the back/forward cache.
    window.addEventListener('pageshow', read)
    const unsubscribe = subscribeToKitchen(read)
    return () => {
      latest += 1
      window.removeEventListener('pageshow', read)
      unsubscribe()
    }
  }, [])

  return state
}
