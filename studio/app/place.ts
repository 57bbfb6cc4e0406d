import { useSyncExternalStore } from 'react'

export const rooms = ['inbox', 'visits', 'write', 'publish', 'translate'] as const
export type Room = (typeof rooms)[number]

function follow(listener: () => void) {
  addEventListener('popstate', listener)
  addEventListener('hashchange', listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener('hashchange', listener)
  }
}

/** What is open: `#/<room>/…`. It is in the address, so that a reload keeps it. */
export const useHash = () => useSyncExternalStore(follow, () => location.hash)

export function roomIn(hash: string): Room {
  const [, named] = hash.split('/')
  return rooms.find((room) => room === named) ?? 'inbox'
}

/** Opens a place. `replace`: without a new entry in the history of the browser. */
export function goTo(hash: string, { replace = false } = {}) {
  if (hash === location.hash) return
  if (replace) history.replaceState(null, '', hash)
  else history.pushState(null, '', hash)
  dispatchEvent(new PopStateEvent('popstate'))
}
