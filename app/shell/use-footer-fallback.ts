import { useEffect, useEffectEvent } from 'react'
import { footerId } from './landmarks.ts'

/** Fallback if a menu's code fails to load: scrolls to the footer, which has the same links. */
export function useFooterFallback(failed: boolean, giveUp: () => void) {
  const leave = useEffectEvent(() => {
    giveUp()
    document.getElementById(footerId)?.scrollIntoView()
  })
  useEffect(() => {
    if (failed) leave()
  }, [failed])
}
