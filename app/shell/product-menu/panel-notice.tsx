import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import styles from './product-menu.module.css'

type PanelNoticeProps = { failed: boolean; onRetry: () => void }

/** Shown in a menu while its content is loading, or if loading failed (G9). */
export function PanelNotice({ failed, onRetry }: PanelNoticeProps) {
  const t = useMessages('shell')
  return failed ? (
    <div role="alert" className={styles.notice}>
      <p>{t('menu.failed')}</p>
      <Button look="secondary" onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  ) : (
    // Focusable, so that keyboard users can enter the menu before its content has loaded.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it holds the focus until interactive content replaces it.
    <p className={styles.notice} role="status" tabIndex={0}>
      {t('menu.loading')}
    </p>
  )
}
