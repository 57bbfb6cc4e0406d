import { useMessages } from '#app/language/messages.ts'
import type { ContactCode } from '#contract/contact/contact-codes.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import styles from './contact-panel.module.css'

/** A QR code as a picture, which has the same URL in all languages. */
export function QrPicture({ code, name }: { code: ContactCode; name: string }) {
  const t = useMessages('shell')
  return (
    <img
      className={styles.qr}
      src={pageUrl(defaultLanguage, 'contactCode', { name: code })}
      width={176}
      height={176}
      alt={t('contact.qrCode', { name })}
    />
  )
}
