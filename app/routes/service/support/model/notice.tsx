import type { RefObject } from 'react'
import { StyledProse } from '#app/content/text/styled-prose.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { alertIcon } from '#app/ui/pictures/icons.ts'
import type { NoticeView } from '#contract/views/support.ts'
import { dayText } from '#i18n/date-format.ts'
import styles from './notice.module.css'
import { SerialCheck } from './serial-check.tsx'

type NoticeProps = { notice: NoticeView; code: string; serialField: RefObject<HTMLInputElement | null> | undefined }

/** The full notice, with a check of the visitor's serial number. */
export function Notice({ notice, code, serialField }: NoticeProps) {
  const { language } = useLanguage()
  const t = useMessages('notices', 'support')
  const { id, severity, title, intro, content, published, models } = notice
  const own = models.find(({ product }) => product.code === code)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.notice}>
      <div>
        <p className={styles.kind}>
          <Icon path={alertIcon} size={18} />
          {t(`notice.${severity}`)}
        </p>
        <h2 id={`${id}-title`} className={styles.title}>
          <Words of={title} />
        </h2>
        <p className={styles.intro}>
          <Words of={intro} />
        </p>
        {own && <SerialCheck id={id} model={{ ...own, code }} field={serialField} />}
        <p className={styles.published}>{t('serial.published', { date: dayText(language, published) })}</p>
      </div>
      <StyledProse of={content} />
    </section>
  )
}
