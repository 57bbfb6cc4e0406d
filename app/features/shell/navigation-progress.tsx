import { useLanguage } from '#app/i18n/language.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import styles from './navigation-progress.module.css'
import { useSlowNavigation } from './use-slow-navigation.ts'

/** A thin line while the next page is on its way; if it does not come, a notice that offers to load it afresh (G9). */
export function NavigationProgress() {
  const { t } = useLanguage()
  const { waiting, pathname, search } = useSlowNavigation()
  const late = waiting === 'slow' || waiting === 'failed'
  return (
    <>
      <div role="status" className={styles.status}>
        {waiting === 'busy' && (
          <>
            <span className={styles.line} />
            <span className="visually-hidden">{t('page.loading')}</span>
          </>
        )}
      </div>
      {late && (
        <div role="alert" className={styles.notice}>
          <p>{waiting === 'slow' ? t('page.slow') : t('page.failed')}</p>
          {/* A whole load: it needs neither the data nor the code that does not come. */}
          <a href={`${pathname}${search}`} className={buttonClass('secondary')}>
            {t('action.tryAgain')}
          </a>
        </div>
      )}
    </>
  )
}
