import { type ReactNode, useState } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { useDropdown } from '#app/shell/header/use-dropdown.ts'
import { useFooterFallback } from '#app/shell/use-footer-fallback.ts'
import { Icon } from '#app/ui/icon.tsx'
import { chevronDownIcon, phoneIcon, weChatIcon, whatsAppIcon } from '#app/ui/icons.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { usePart } from '#app/ui/use-part.ts'
import type { ContactWay } from './contact-dialogs.tsx'
import styles from './contact-widget.module.css'
import { useOutOfTheWay } from './use-out-of-the-way.ts'

/**
 * Three buttons at the edge of every page, each with its dialog (G6). On a phone, one button at the bottom shows them. They come with the scripts that they
 * need: in the HTML they would be a fiftieth of each page.
 */
export function ContactWidget() {
  const { t } = useLanguage()
  const [shown, setShown] = useState<ContactWay>()
  const dialogs = usePart(async () => (await import('./contact-dialogs.tsx')).ContactDialogs)
  const close = () => setShown(undefined)
  const menu = useDropdown()
  const hydrated = useHydrated()
  const hidden = useOutOfTheWay(menu.rootProps.ref) && !menu.open
  useFooterFallback(shown !== undefined && dialogs.state.kind === 'failed', close)

  const button = (way: ContactWay, label: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => {
        dialogs.load()
        setShown(way)
      }}
    >
      {icon}
      <span aria-hidden className={styles.name}>
        {label}
      </span>
    </button>
  )

  return (
    <section
      {...menu.rootProps}
      aria-label={t('contact.title')}
      className={['needs-script screen-only', styles.widget, hidden && styles.hidden].filter(Boolean).join(' ')}
      onPointerOver={dialogs.load}
      onFocus={dialogs.load}
    >
      {hydrated && (
        <div className={menu.open ? styles.ways : `${styles.ways} ${styles.folded}`}>
          {button('phone', t('contact.phone'), <Icon path={phoneIcon} size={22} />)}
          {button('whatsApp', t('contact.whatsApp'), <Icon path={whatsAppIcon} />)}
          {button('weChat', t('contact.weChat'), <Icon path={weChatIcon} />)}
        </div>
      )}
      <button type="button" className={styles.opener} {...menu.triggerProps}>
        {t('contact.title')}
        <Icon path={chevronDownIcon} size={18} className={styles.mark} />
      </button>
      {dialogs.state.kind === 'ready' && <dialogs.state.Component shown={shown} onClose={close} />}
    </section>
  )
}
