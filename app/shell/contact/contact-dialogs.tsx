import type { ReactNode } from 'react'
import { Dialog } from '#app/content/dialog.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { NewTabLink } from '#app/shell/links/new-tab-link.tsx'
import type { ContactCode } from '#contract/contact/contact-codes.ts'
import styles from './contact-dialogs.module.css'
import { EmailLink, PhoneLink } from './contact-links.tsx'
import { QrPicture } from './qr-picture.tsx'

export type ContactWay = 'phone' | 'whatsApp' | 'weChat'
export type ContactDialogsProps = { shown: ContactWay | undefined; onClose: () => void }

/** The dialogs of the contact widget's three buttons (G6). */
export function ContactDialogs({ shown, onClose }: ContactDialogsProps) {
  const t = useMessages('shell')
  const { whatsApp, weChat } = useSite()
  const dialog = (way: ContactWay, content: ReactNode) => (
    <Dialog
      open={shown === way}
      onClose={onClose}
      title={t(`contact.${way}`)}
      closeLabel={t('action.close')}
      className={styles.dialog}
    >
      {content}
    </Dialog>
  )
  return (
    <>
      {dialog('phone', <PhoneContact />)}
      {dialog('whatsApp', <ChatContact code="whatsApp" name={whatsApp.number} url={whatsApp.url} />)}
      {dialog('weChat', <ChatContact code="weChat" name={weChat.id} url={weChat.url} />)}
    </>
  )
}

function PhoneContact() {
  const t = useMessages('shell')
  const { phone, email, hours } = useSite()
  return (
    <div className={styles.content}>
      <PhoneLink phone={phone} className={styles.name} />
      <p>
        <Words of={hours} />
      </p>
      <p className="soft-note">{t('contact.talk')}</p>
      <EmailLink email={email} className={styles.link} />
    </div>
  )
}

type ChatContactProps = { code: Exclude<ContactCode, 'messaging'>; name: string; url: string }

function ChatContact({ code, name, url }: ChatContactProps) {
  const t = useMessages('shell')
  return (
    <div className={styles.chat}>
      <QrPicture code={code} name={t(`contact.${code}`)} />
      <div className={styles.content}>
        <p className={styles.name}>{name}</p>
        <p className="soft-note">{t('contact.scan')}</p>
        <NewTabLink href={url} className={styles.link}>
          {t('contact.openChat')}
        </NewTabLink>
      </div>
    </div>
  )
}
