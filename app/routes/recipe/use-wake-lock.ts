import { useEffect, useState } from 'react'

/** Keeps the screen from going dark, where the device can. The lock ends with the page, and waits while another window is before it. */
export function useWakeLock() {
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    if (!wanted) return
    let held: WakeLockSentinel | undefined
    let over = false

    async function hold() {
      if (document.visibilityState !== 'visible') return
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (over) void lock?.release()
      else if (lock) held = lock
      // Devices that save power refuse; then the tick says so by being gone.
      else setWanted(false)
    }

    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      void held?.release()
    }
  }, [wanted])

  return { wanted, setWanted }
}
