import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import styles from './panel-notice.module.css'

type PanelNoticeProps = { failed: boolean; onRetry: () => void }

/** What stands in a menu until its content is there, or if it does not come (G9). */
export function PanelNotice({ failed, onRetry }: PanelNoticeProps) {
  const { t } = useLanguage()
  return failed ? (
    <div role="alert" className={styles.notice}>
      <p>{t('menu.failed')}</p>
      <Button look="secondary" onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  ) : (
    // Focusable, so that the keyboard finds its way into a menu that is not there yet.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it keeps the place of what is interactive.
    <p className={styles.notice} role="status" tabIndex={0}>
      {t('menu.loading')}
    </p>
  )
}
