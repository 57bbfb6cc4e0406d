import { type ReactNode, useState } from 'react'
import { useMessages } from '#app/language/messages.ts'
import { useDropdown } from '#app/shell/header/use-dropdown.ts'
import { useFooterFallback } from '#app/shell/landmarks.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { useLazyComponent } from '#app/ui/hooks/use-lazy-component.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { chevronDownIcon, phoneIcon, weChatIcon, whatsAppIcon } from '#app/ui/pictures/icons.ts'
import type { ContactWay } from './contact-dialogs.tsx'
import styles from './contact-widget.module.css'
import { useHideOnScroll } from './use-hide-on-scroll.ts'

/**
 * Three buttons at the edge of every page, each with its dialog (G6). On a phone, one button at the bottom shows them. They come with the scripts that they
 * need: in the HTML they would be a fiftieth of each page.
 */
export function ContactWidget() {
  const t = useMessages('shell')
  const [shown, setShown] = useState<ContactWay>()
  const dialogs = useLazyComponent(async () => (await import('./contact-dialogs.tsx')).ContactDialogs)
  const close = () => setShown(undefined)
  const menu = useDropdown()
  const hydrated = useHydrated()
  const hidden = useHideOnScroll(menu.rootProps.ref) && !menu.open
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
      <button type="button" className={styles.opener} {...menu.triggerProps}>
        {t('contact.title')}
        <Icon path={chevronDownIcon} size={18} className={styles.mark} />
      </button>
      {/* Above its button on the screen, but after it, where the next Tab goes. */}
      {hydrated && (
        <div className={menu.open ? styles.ways : `${styles.ways} ${styles.folded}`}>
          {button('phone', t('contact.phone'), <Icon path={phoneIcon} size={22} />)}
          {button('whatsApp', t('contact.whatsApp'), <Icon path={whatsAppIcon} />)}
          {button('weChat', t('contact.weChat'), <Icon path={weChatIcon} />)}
        </div>
      )}
      {dialogs.state.kind === 'ready' && <dialogs.state.Component shown={shown} onClose={close} />}
    </section>
  )
}
