import { useLanguage } from '#app/language/language.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import styles from './keep-awake.module.css'
import { useWakeLock } from './use-wake-lock.ts'

/** A phone beside the stove must not go dark while both hands are in the dough. */
export function KeepAwake() {
  const { t } = useLanguage()
  const { wanted, setWanted } = useWakeLock()
  const offered = useHydrated() && 'wakeLock' in navigator
  if (!offered) return null
  return (
    <Checkbox className={styles.choice} checked={wanted} onChange={({ target }) => setWanted(target.checked)}>
      {t('recipe.awake')}
    </Checkbox>
  )
}
