import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { alertIcon } from '#app/ui/icons.ts'
import type { NoticeLine } from './notice-line.ts'
import styles from './notice-lines.module.css'

/** Safety notices in force, one line each. */
export function NoticeLines({ notices, className }: { notices: readonly NoticeLine[]; className?: string }) {
  const { t } = useLanguage()
  if (notices.length === 0) return null
  return (
    <ul aria-label={t('notice.heading')} className={className}>
      {notices.map(({ id, severity, title, href }) => (
        <li key={id}>
          <Link to={href} className={styles.line}>
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
