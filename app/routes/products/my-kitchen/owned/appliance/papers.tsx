import { Link } from '#app/content/link.tsx'
import { fileFacts, fileSize } from '#app/features/products/documents/file-facts.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { announce } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import { careUrl } from '#contract/pages/urls.ts'
import type { OwnedFact } from '#contract/views/owned-facts.ts'
import owned from '../owned.module.css'
import { keyOf } from '../owned-model.ts'
import { estimatedBytes, type Offline } from '../use-offline.ts'
import styles from './papers.module.css'

type PapersProps = { entry: OwnedEntry; fact: OwnedFact; offline: Offline }

/** Manual and care guide, and a button that keeps both on the device. */
export function Papers({ entry, fact, offline }: PapersProps) {
  const { language, number } = useLanguage()
  const t = useMessages('at-home')
  const { manual, guide } = fact
  if (!manual && !guide) return null
  return (
    <section className={owned.part}>
      <h4 className={owned.label}>{t('atHome.papers')}</h4>
      <div>
        <ul role="list" className={styles.papers}>
          {manual && (
            <li>
              <a href={manual.url} hrefLang={manual.language} type="application/pdf">
                {t('atHome.manual')}
              </a>
              <span className={owned.aside}>{fileFacts(manual, number)}</span>
            </li>
          )}
          {guide && (
            <li>
              <Link to={careUrl(language, entry.category, guide.family)} prefetch="none">
                {t('atHome.guide')}
              </Link>
            </li>
          )}
        </ul>
        <div className={owned.action}>
          <SaveOffline {...{ entry, fact, offline }} />
        </div>
      </div>
    </section>
  )
}

function SaveOffline({ entry, fact, offline }: PapersProps) {
  const { number } = useLanguage()
  const t = useMessages('at-home')
  const { state, save, stop } = offline
  const isOurs = state.kind !== 'idle' && state.key === keyOf(entry)
  const bytes = estimatedBytes(fact)
  const isKeeping = isOurs && state.kind === 'saving'
  const hasFailed = isOurs && state.kind === 'failed'

  function note(): string {
    if (hasFailed) return t('atHome.keepFailed')
    return bytes === undefined ? t('atHome.keepText') : t('atHome.keepSize', { size: fileSize(bytes, number) })
  }

  if (!offline.isPossible) return <span className={owned.aside}>{t('atHome.notKeepable')}</span>

  async function press() {
    if (state.kind === 'saving') return
    if (!entry.savedOffline) return announce((await save(entry)) ? t('atHome.kept') : t('atHome.keepFailed'))
    await stop(entry)
    announce(t('atHome.stopped', { code: entry.code }))
  }

  // One button, so that it keeps the focus whatever it does next.
  return (
    <>
      <Button
        look={entry.savedOffline ? 'plain' : 'secondary'}
        busy={isKeeping}
        disabled={!isKeeping && state.kind === 'saving'}
        onClick={() => void press()}
      >
        <ChangingText>{entry.savedOffline ? t('atHome.stopKeeping') : t('atHome.keep')}</ChangingText>
      </Button>
      {isKeeping ? (
        <span className={styles.progress}>
          <progress max={Math.max(state.progress.all, 1)} value={state.progress.done} aria-label={t('atHome.keep')} />
          <span className={owned.aside}>
            <ChangingText>{t('atHome.keeping', state.progress)}</ChangingText>
          </span>
        </span>
      ) : (
        <span className={hasFailed ? owned.failed : owned.aside}>
          <ChangingText>{entry.savedOffline ? t('atHome.kept') : note()}</ChangingText>
        </span>
      )}
    </>
  )
}
