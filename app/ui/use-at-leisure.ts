import { useSyncExternalStore } from 'react'

const signs = ['load', 'pointerdown', 'keydown'] as const
let isAtLeisure = false

function subscribe(listener: () => void) {
  const tell = () => {
    isAtLeisure = true
    listener()
  }
  for (const sign of signs) window.addEventListener(sign, tell, { once: true })
  return () => {
    for (const sign of signs) window.removeEventListener(sign, tell)
  }
}

/** False until what the visitor sees first has loaded, or the visitor begins to act: what comes into view only then may be fetched. */
export function useAtLeisure(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAtLeisure || document.readyState === 'complete',
    () => false,
  )
}
