import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in what the server sends and until React has taken it over; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
