import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until React has taken over: what leads somewhere as a link may then become a button. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
