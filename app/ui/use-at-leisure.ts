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

/** False until the page has loaded or the visitor interacts with it. Use it to delay requests for content further down the page. */
export function useAtLeisure(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAtLeisure || document.readyState === 'complete',
    () => false,
  )
}
