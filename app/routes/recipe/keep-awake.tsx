import { useLanguage } from '#app/language/language.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import styles from './keep-awake.module.css'
import { useWakeLock } from './use-wake-lock.ts'

/** A checkbox that keeps the screen on while cooking. */
export function KeepAwake() {
  const { t } = useLanguage()
  const { wanted, setWanted } = useWakeLock()
  const offered = useHydrated() && 'wakeLock' in navigator
  if (!offered) return null
  return (
    <Checkbox className={`screen-only ${styles.choice}`} checked={wanted} onChange={({ target }) => setWanted(target.checked)}>
      {t('recipe.awake')}
    </Checkbox>
  )
}
