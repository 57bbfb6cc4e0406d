import { useEffect } from 'react'
import { belongsTo, type Hub } from './hubs.ts'

/**
 * Remembers which tab of a hub is open; pages without a tab leave `index` out. Whoever goes to a page outside of the hub begins with the
 * first tab again.
 */
export function useHub(hub: Hub, index?: number) {
  useEffect(() => {
    if (index !== undefined) sessionStorage.setItem(hub.memory, String(index + 1))
    return () => {
      // The address is the next page's already.
      if (!belongsTo(hub, window.location.pathname)) sessionStorage.setItem(hub.memory, '1')
    }
  }, [hub, index])
}
