import { useSyncExternalStore } from 'react'

const settlingEvents = ['load', 'pointerdown', 'keydown'] as const
let isSettled = false

function subscribe(listener: () => void) {
  const settle = () => {
    isSettled = true
    listener()
  }
  for (const event of settlingEvents) window.addEventListener(event, settle, { once: true })
  return () => {
    for (const event of settlingEvents) window.removeEventListener(event, settle)
  }
}

/** False until the page has loaded or the visitor interacts with it. Use it to delay requests for content further down the page. */
export function usePageSettled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSettled || document.readyState === 'complete',
    () => false,
  )
}
