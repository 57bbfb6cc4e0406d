import { useLanguage } from '#app/i18n/language.tsx'
import { Button } from '#app/ui/button.tsx'
import styles from './product-menu.module.css'
import type { ProductMenuSource } from './use-product-menu.ts'

/** What stands in place of the products until they are there, or if they do not come (G9). */
export function ProductMenuNotice({ menu: { state, retry } }: { menu: ProductMenuSource }) {
  const { t } = useLanguage()
  return state.kind === 'failed' ? (
    <div role="alert" className={styles.notice}>
      <p>{t('menu.failed')}</p>
      <Button look="secondary" onClick={retry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  ) : (
    <p className={styles.notice} role="status">
      {t('menu.loading')}
    </p>
  )
}
