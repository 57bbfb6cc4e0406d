import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Shorter waits would only make the progress bar flash. */
const noticeableMs = 400
const dataTimeoutMs = 30_000
const chunkTimeoutMs = 120_000

export type Waiting = 'none' | 'busy' | 'slow' | 'failed'

/** How long the next page has been loading. Its data times out after 30 s, its code after 120 s (G9). */
export function useSlowNavigation(): { waiting: Waiting; pathname: string | undefined; search: string } {
  const { state, location } = useNavigation()
  const [waiting, setWaiting] = useState<Waiting>('none')
  const key = state === 'idle' ? undefined : location?.key

  useEffect(() => {
    if (key === undefined) return
    const timers = [
      setTimeout(setWaiting, noticeableMs, 'busy'),
      setTimeout(setWaiting, dataTimeoutMs, 'slow'),
      setTimeout(setWaiting, chunkTimeoutMs, 'failed'),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setWaiting('none')
    }
  }, [key])

  return { waiting, pathname: location?.pathname, search: location?.search ?? '' }
}
