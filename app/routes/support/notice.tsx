import { Words } from '#app/content/words.tsx'
import { WrittenProse } from '#app/content/written-prose.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { alertIcon } from '#app/ui/icons.ts'
import type { NoticeView } from '#contract/views/support.ts'
import { dayText } from '#i18n/date-format.ts'
import styles from './notice.module.css'
import { SerialCheck } from './serial-check.tsx'

/** The full notice, with a check of the visitor's serial number. */
export function Notice({ notice, code }: { notice: NoticeView; code: string }) {
  const { language, t } = useLanguage()
  const { id, severity, title, intro, content, published, models } = notice
  const ranges = models.flatMap(({ product, serials }) => (product.code === code ? serials : []))
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
        {ranges.length > 0 && <SerialCheck id={id} code={code} ranges={ranges} />}
        <p className={styles.published}>{t('serial.published', { date: dayText(language, published) })}</p>
      </div>
      <WrittenProse of={content} />
    </section>
  )
}
