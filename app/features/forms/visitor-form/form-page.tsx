import type { ReactNode } from 'react'
import { Words } from '#app/content/text/words.tsx'
import { TrailOf } from '#app/content/trail.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import styles from './form-page.module.css'

type FormPageProps = { title: string; text: string; children: ReactNode }

/** A page with a form, and other ways to contact us beside it. */
export function FormPage({ title, text, children }: FormPageProps) {
  const t = useMessages('shell')
  const { phone, email, hours } = useSite()
  return (
    <div className="page-width page-end">
      <TrailOf steps={[{ name: title }]} />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside aria-label={t('contact.title')} className={`screen-only ${styles.aside}`}>
          <p className={styles.asideTitle}>{t('contact.title')}</p>
          <a href={phoneUrl(phone)} className={styles.way}>
            {phone}
          </a>
          <a href={`mailto:${email}`} className={styles.way}>
            {email}
          </a>
          <p className={styles.hours}>
            <Words of={hours} />
          </p>
        </aside>
      </div>
    </div>
  )
}
