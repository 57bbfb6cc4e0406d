import { useEffect, useEffectEvent } from 'react'
import { footerId } from './landmarks.ts'

/** Where what should have opened does not come: the foot of the page has the same links. */
export function useFooterInstead(failed: boolean, giveUp: () => void) {
  const leave = useEffectEvent(() => {
    giveUp()
    document.getElementById(footerId)?.scrollIntoView()
  })
  useEffect(() => {
    if (failed) leave()
  }, [failed])
}
