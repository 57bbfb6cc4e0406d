import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { alertIcon } from '#app/ui/icons.ts'
import type { NoticeLine } from './notice-line.ts'
import styles from './notice-lines.module.css'

type NoticeLinesProps = { notices: readonly NoticeLine[]; className?: string; target?: '_self' }

/** Safety notices in force, one line each. */
export function NoticeLines({ notices, className, target }: NoticeLinesProps) {
  const { t } = useLanguage()
  if (notices.length === 0) return null
  return (
    <ul aria-label={t('notice.heading')} className={className}>
      {notices.map(({ id, severity, title, href }) => (
        <li key={id}>
          <Link to={href} target={target} className={styles.line}>
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
