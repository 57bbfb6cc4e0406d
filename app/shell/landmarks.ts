import { useEffect, useEffectEvent } from 'react'

/** Id of the footer. Without JavaScript the header's items link to it. */
export const footerId = 'site-footer'
export const mainId = 'content'

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
