import { useEffect, useState } from 'react'

/** Keeps the screen on, if the device supports it. Releases the lock when the page is left, and requests it again when the page is visible again. */
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
      // Devices in power-saving mode refuse. The checkbox then clears itself.
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
