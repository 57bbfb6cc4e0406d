import { useLanguage } from '#app/language/language.tsx'
import { NoticeLines } from './notice-lines.tsx'
import styles from './recall-warning.module.css'
import { type Appliance, type Recall, recallsOf } from './recalls.ts'

/** Warns the owner of an appliance about notices that may apply to it. */
export function RecallWarning({ recalls, appliance }: { recalls: readonly Recall[]; appliance: Appliance }) {
  const { t } = useLanguage()
  const notices = recallsOf(recalls, appliance)
  if (notices.length === 0) return null
  return (
    <div role="alert" className={styles.warning}>
      <p className={styles.text}>{t('notice.recall')}</p>
      <NoticeLines notices={notices} />
    </div>
  )
}
