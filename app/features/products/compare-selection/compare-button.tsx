import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { scaleIcon } from '#app/ui/pictures/icons.ts'
import styles from './compare-button.module.css'
import { useCompareSelection } from './compare-selection.tsx'
import { preloadCompareDrawer } from './lazy-compare-drawer.tsx'
import { useSelection } from './use-selection.ts'

/** Opens the compare drawer, and shows how many products are selected (P5). */
export function CompareButton({ className }: { className?: string | undefined }) {
  const t = useMessages('product-card')
  const { category, opener, openDrawer } = useCompareSelection()
  const selection = useSelection(category)
  return (
    <Button
      ref={opener}
      look="secondary"
      className={['needs-script', styles.button, className].filter(Boolean).join(' ')}
      onPointerOver={preloadCompareDrawer}
      onFocus={preloadCompareDrawer}
      onClick={openDrawer}
      aria-haspopup="dialog"
    >
      <Icon path={scaleIcon} size={18} />
      <span data-label>{t('compare.compare')}</span>
      <span aria-hidden className={styles.badge} data-empty={selection.length === 0}>
        <ChangingText>{selection.length}</ChangingText>
      </span>
      <span className="visually-hidden">
        <ChangingText>{t('compare.count', { count: selection.length })}</ChangingText>
      </span>
    </Button>
  )
}
