import { useEffect, useState } from 'react'
import { useMessages } from '#app/language/messages.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import styles from './page.module.css'

/** A checkbox that keeps the screen on while cooking. */
export function KeepAwake() {
  const t = useMessages('news')
  const { wanted, setWanted } = useWakeLock()
  const offered = useHydrated() && 'wakeLock' in navigator
  if (!offered) return null
  return (
    <Checkbox className={`screen-only ${styles.keepAwake}`} checked={wanted} onChange={({ target }) => setWanted(target.checked)}>
      {t('recipe.awake')}
    </Checkbox>
  )
}

/** Keeps the screen on, if the device supports it. Releases the lock when the page is left, and requests it again when the page is visible again. */
function useWakeLock() {
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
