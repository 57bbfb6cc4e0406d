import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { NewTabLink } from '#app/shell/links/new-tab-link.tsx'
import { EmailLink, PhoneLink } from './contact-links.tsx'
import styles from './contact-panel.module.css'
import { QrPicture } from './qr-picture.tsx'

/** The header's contact menu: QR code and phone number (G5). */
export function ContactPanel() {
  const t = useMessages('shell')
  const { messaging, phone, email, hours } = useSite()
  return (
    <div className={styles.panel}>
      <div className={styles.chat}>
        <QrPicture code="messaging" name={messaging.name.text} />
        <NewTabLink href={messaging.url} className={styles.link}>
          <Words of={messaging.name} />
        </NewTabLink>
      </div>
      <div>
        <h2 className={styles.heading}>{t('contact.phone')}</h2>
        <PhoneLink phone={phone} className={styles.phone} />
        <p className={styles.hours}>
          <Words of={hours} />
        </p>
        <EmailLink email={email} className={styles.link} />
      </div>
    </div>
  )
}
