import { Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '#app/i18n/language.tsx'
import type { MessageKey } from '#app/i18n/messages/en.ts'
import { Words } from '#app/i18n/words.tsx'
import { useSite } from '#app/root-data.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { QrCode } from '#contract/views.ts'
import { WeChatIcon, WhatsAppIcon } from './chat-icons.tsx'
import { EmailLink, PhoneLink } from './contact-links.tsx'
import styles from './contact-widget.module.css'
import { NewTabLink } from './new-tab-link.tsx'
import { QrPicture } from './qr-picture.tsx'

type Way = 'phone' | 'whatsApp' | 'weChat'

/** Three buttons at the edge of every page, each with its dialog (G6). */
export function ContactWidget() {
  const { t } = useLanguage()
  const { whatsApp, weChat } = useSite()
  const [shown, setShown] = useState<Way>()
  const dialog = (way: Way, label: MessageKey, content: ReactNode) => (
    <Dialog
      open={shown === way}
      onClose={() => setShown(undefined)}
      title={t(label)}
      closeLabel={t('action.close')}
      className={styles.dialog}
    >
      {content}
    </Dialog>
  )

  return (
    <section aria-label={t('contact.title')} className={styles.widget}>
      <WidgetButton label={t('contact.phone')} onOpen={() => setShown('phone')}>
        <Phone aria-hidden size={22} strokeWidth={1.5} />
      </WidgetButton>
      <WidgetButton label={t('contact.whatsApp')} onOpen={() => setShown('whatsApp')}>
        <WhatsAppIcon />
      </WidgetButton>
      <WidgetButton label={t('contact.weChat')} onOpen={() => setShown('weChat')}>
        <WeChatIcon />
      </WidgetButton>
      {dialog('phone', 'contact.phone', <PhoneContact />)}
      {dialog(
        'whatsApp',
        'contact.whatsApp',
        <ChatContact app={t('contact.whatsApp')} name={whatsApp.number} qr={whatsApp.qr} />,
      )}
      {dialog('weChat', 'contact.weChat', <ChatContact app={t('contact.weChat')} name={weChat.id} qr={weChat.qr} />)}
    </section>
  )
}

function WidgetButton({ label, onOpen, children }: { label: string; onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </button>
  )
}

function PhoneContact() {
  const { t } = useLanguage()
  const { phone, email, hours } = useSite()
  return (
    <div className={styles.content}>
      <PhoneLink phone={phone} className={styles.name} />
      <p>
        <Words of={hours} />
      </p>
      <p className={styles.text}>{t('contact.talk')}</p>
      <EmailLink email={email} className={styles.link} />
    </div>
  )
}

function ChatContact({ app, name, qr }: { app: string; name: string; qr: QrCode }) {
  const { t } = useLanguage()
  return (
    <div className={styles.chat}>
      <QrPicture qr={qr} name={app} />
      <div className={styles.content}>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>{t('contact.scan')}</p>
        <NewTabLink href={qr.url} className={styles.link}>
          {t('contact.openChat')}
        </NewTabLink>
      </div>
    </div>
  )
}
