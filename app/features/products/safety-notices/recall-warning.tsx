import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import styles from './notice-lines.module.css'
import { NoticeLines } from './notice-lines.tsx'
import { type Appliance, type Recall, type RecallOf, recallsOf } from './recalls.ts'

/** Warns the owner of an appliance about notices that may apply to it. */
export function RecallWarning({ recalls, appliance }: { recalls: readonly Recall[]; appliance: Appliance }) {
  const notices = recallsOf(recalls, appliance)
  if (notices.length === 0) return null
  return (
    <div role="alert" className={styles.warning}>
      <WarningLines notices={notices} />
    </div>
  )
}

type WarningLinesProps = { notices: readonly RecallOf[]; prefetch?: 'none' | undefined }

/** Notices about this serial number, and those that can't be ruled out because it is missing or unreadable. */
export function WarningLines({ notices, prefetch }: WarningLinesProps) {
  const t = useMessages('notices')
  const { phone } = useSite()
  const certain = notices.filter(({ isCertain }) => isCertain)
  const uncertain = notices.filter(({ isCertain }) => !isCertain)
  return (
    <>
      {certain.length > 0 && <p className={styles.recallText}>{t('notice.recall')}</p>}
      <NoticeLines notices={certain} prefetch={prefetch} />
      {uncertain.length > 0 && <p className={styles.recallText}>{t('notice.uncertain', { phone })}</p>}
      <NoticeLines notices={uncertain} prefetch={prefetch} />
    </>
  )
}
