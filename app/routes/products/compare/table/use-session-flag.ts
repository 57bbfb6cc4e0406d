import { useSyncExternalStore } from 'react'
import { sessionMemory } from '#app/browser/session-memory.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A boolean in session storage; false in the server's HTML. */
export function useSessionFlag(key: string): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => sessionMemory.getItem(key) === '1',
    () => false,
  )

  function set(next: boolean) {
    if (next) sessionMemory.setItem(key, '1')
    else sessionMemory.removeItem(key)
    for (const listener of listeners) listener()
  }

  return [on, set]
}
