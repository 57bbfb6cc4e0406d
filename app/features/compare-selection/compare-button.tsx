import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { scaleIcon } from '#app/ui/icons.ts'
import styles from './compare-button.module.css'
import { useCompareSelection } from './compare-selection.tsx'
import { useSelection } from './use-selection.ts'

/** Opens the compare drawer, and shows how many products are selected (P5). */
export function CompareButton({ className }: { className?: string | undefined }) {
  const { t } = useLanguage()
  const { category, openDrawer } = useCompareSelection()
  const selection = useSelection(category)
  return (
    <Button
      look="secondary"
      className={['needs-script', styles.button, className].filter(Boolean).join(' ')}
      onClick={openDrawer}
      aria-haspopup="dialog"
    >
      <Icon path={scaleIcon} size={18} />
      <span data-label>{t('compare.compare')}</span>
      <span aria-hidden className={styles.badge} data-empty={selection.length === 0}>
        {selection.length}
      </span>
      <span className="visually-hidden">{t('compare.count', { count: selection.length })}</span>
    </Button>
  )
}
