import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { sessionMemory } from '#app/browser/session-memory.ts'
import { belongsTo, type Hub, tabOfList } from './hubs.ts'

/**
 * Remembers which tab of a hub is open. Pages without a tab omit `index`: the tab then follows from the URL, which names the list that the visitor
 * came from. Leaving the hub resets it to the first tab.
 */
export function useHub(hub: Hub, index?: number) {
  const { search } = useLocation()
  useEffect(() => {
    const tab = index ?? tabOfList(hub, search)
    const enter = () => {
      if (tab !== undefined) remember(hub, tab)
    }
    const leave = () => remember(hub, 0)
    // The back/forward cache restores pages without running effects.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && enter()

    enter()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', onPageShow)
      // The URL is already that of the next page.
      if (!belongsTo(hub, window.location.pathname)) leave()
    }
  }, [hub, index, search])
}

/** Index of the tab opened last; 0 on the server, and if none is remembered. */
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
