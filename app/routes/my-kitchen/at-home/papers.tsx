import { Link } from '#app/content/link.tsx'
import { fileFacts, fileSize } from '#app/features/documents/file-facts.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import { careUrl } from '#contract/pages/urls.ts'
import type { OwnedFact } from '#contract/views/owned-facts.ts'
import atHome from './at-home.module.css'
import { keyOf } from './owned-model.ts'
import styles from './papers.module.css'
import { estimatedBytes, type Offline } from './use-offline.ts'

type PapersProps = { entry: AtHome; fact: OwnedFact; offline: Offline }

/** Manual and care guide, and a button that keeps both on the device. */
export function Papers({ entry, fact, offline }: PapersProps) {
  const { language, t, number } = useLanguage()
  const { manual, guide } = fact
  if (!manual && !guide) return null
  return (
    <section className={atHome.part}>
      <h4 className={atHome.label}>{t('atHome.papers')}</h4>
      <div>
        <ul className={styles.papers}>
          {manual && (
            <li>
              <a href={manual.url} target="_self" hrefLang={manual.language} type="application/pdf">
                {t('atHome.manual')}
              </a>
              <span className={atHome.aside}>{fileFacts(manual, number)}</span>
            </li>
          )}
          {guide && (
            <li>
              <Link to={careUrl(language, entry.category, guide.family)} target="_self">
                {t('atHome.guide')}
              </Link>
            </li>
          )}
        </ul>
        <div className={atHome.action}>
          <KeepOffline {...{ entry, fact, offline }} />
        </div>
      </div>
    </section>
  )
}

function KeepOffline({ entry, fact, offline }: PapersProps) {
  const { t, number } = useLanguage()
  const { state, keep, stop } = offline
  const isOurs = state.kind !== 'idle' && state.key === keyOf(entry)
  const bytes = estimatedBytes(fact)
  if (!offline.isPossible) return <span className={atHome.aside}>{t('atHome.notKeepable')}</span>
  if (isOurs && state.kind === 'keeping') {
    const { done, all } = state.progress
    return (
      <span role="status" className={styles.progress}>
        <progress max={Math.max(all, 1)} value={done} aria-label={t('atHome.keep')} />
        <span className={atHome.aside}>{t('atHome.keeping', { done, all })}</span>
      </span>
    )
  }
  if (entry.kept) {
    return (
      <>
        <span className={atHome.aside}>{t('atHome.kept')}</span>
        <Button look="plain" onClick={() => void stop(entry)}>
          {t('atHome.stopKeeping')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button look="secondary" onClick={() => void keep(entry)} disabled={state.kind === 'keeping'}>
        {t('atHome.keep')}
      </Button>
      <span role="status" className={isOurs && state.kind === 'failed' ? atHome.failed : atHome.aside}>
        {isOurs && state.kind === 'failed' && t('atHome.keepFailed')}
        {!(isOurs && state.kind === 'failed') &&
          (bytes === undefined ? t('atHome.keepText') : t('atHome.keepSize', { size: fileSize(bytes, number) }))}
      </span>
    </>
  )
}
