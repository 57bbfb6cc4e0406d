import type { ReactNode } from 'react'
import { useLanguage } from '#app/i18n/language.tsx'
import styles from './received.module.css'

/** What a visitor keeps of what was sent: the reference, which can be read out over the phone. */
export function Received({ reference, children }: { reference: string; children?: ReactNode }) {
  const { t } = useLanguage()
  return (
    <section aria-live="polite" className={styles.received}>
      <p className={styles.title}>{t('sucssfil')}</p>
      <p>{t('form.reference')}</p>
      <p className={styles.reference}>{reference}</p>
      <p className={styles.note}>{t('form.next')}</p>
      {children}
    </section>
  )
}
