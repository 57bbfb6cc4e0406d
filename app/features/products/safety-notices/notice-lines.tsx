import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { alertIcon } from '#app/ui/pictures/icons.ts'
import styles from './notice-lines.module.css'
import type { NoticeLine } from './recalls.ts'

type NoticeLinesProps = { notices: readonly NoticeLine[]; className?: string; prefetch?: 'intent' | 'none' | undefined }

/** Safety notices in force, one line each. */
export function NoticeLines({ notices, className, prefetch = 'intent' }: NoticeLinesProps) {
  const t = useMessages('notices')
  if (notices.length === 0) return null
  return (
    <ul aria-label={t('notice.heading')} className={className}>
      {notices.map(({ id, severity, title, href }) => (
        <li key={id}>
          <Link to={href} prefetch={prefetch} className={styles.line} data-severity={severity}>
            <Icon path={alertIcon} size={18} />
            <span>
              <span className={styles.kind}>{t(`notice.${severity}`)}</span> <Words of={title} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
