import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { sessionMemory } from '#app/browser/session-memory.ts'
import { belongsTo, type Hub, tabOfList } from './hubs.ts'

/**
 * Remembers which tab of a hub is open. Pages without a tab leave `index` out: their address says which list a visitor came from. Whoever
 * leaves the hub, for another page or for another site, begins with the first tab again.
 */
export function useHub(hub: Hub, index?: number) {
  const { search } = useLocation()
  useEffect(() => {
    const tab = index ?? tabOfList(hub, search)
    const enter = () => {
      if (tab !== undefined) remember(hub, tab)
    }
    const leave = () => remember(hub, 0)
    // Browsers keep whole pages and show them again as they were left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && enter()

    enter()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      // The address is the next page's already.
      if (!belongsTo(hub, window.location.pathname)) leave()
    }
  }, [hub, index, search])
}

/** The tab that was open last; the first one in what the server sends, and where nothing is remembered. */
export function useRememberedTab(hub: Hub): number {
  return useSyncExternalStore(
    subscribe,
    () => Number(sessionMemory.getItem(hub.memory) ?? 1) - 1,
    () => 0,
  )
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function remember(hub: Hub, index: number) {
  sessionMemory.setItem(hub.memory, String(index + 1))
  for (const listener of listeners) listener()
}
