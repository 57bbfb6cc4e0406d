import { useMessages } from '#app/language/messages.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import styles from './page.module.css'
import { useWakeLock } from './use-wake-lock.ts'

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
