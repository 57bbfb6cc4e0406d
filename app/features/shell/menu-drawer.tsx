import { ChevronRight, Menu } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/i18n/language.tsx'
import { Drawer } from '#app/ui/dialog.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { ContactPanel } from './contact-panel.tsx'
import { CountryLinks } from './country-links.tsx'
import { DrawerCategories } from './drawer-categories.tsx'
import { LanguageLinks } from './language-links.tsx'
import styles from './menu-drawer.module.css'
import { footerId, type NavigationEntry, navigation } from './navigation.ts'
import type { ProductMenuSource } from './use-product-menu.ts'

type MenuDrawerProps = { menu: ProductMenuSource }

/** The header of small screens: one button, and behind it all that the wide one unfolds. Without JavaScript it leads to the footer. */
export function MenuDrawer({ menu }: MenuDrawerProps) {
  const { t } = useLanguage()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)

  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false)
  }
  const button = (
    <>
      <Menu aria-hidden size={24} strokeWidth={1.5} />
      {t('nav.menu')}
    </>
  )

  return (
    <>
      {hydrated ? (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          onClick={() => {
            menu.load()
            setOpen(true)
          }}
        >
          {button}
        </button>
      ) : (
        <a href={`#${footerId}`} className={styles.button}>
          {button}
        </a>
      )}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('nav.menu')}
        closeLabel={t('action.close')}
        className={styles.drawer}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only listens to the links inside, which have their keys. */}
        <div className={styles.content} onClick={closeAfterLink}>
          <nav aria-label={t('nav.label')}>
            {navigation.map((entry) => (
              <DrawerEntry key={entry.kind === 'page' ? entry.label : entry.kind} entry={entry} menu={menu} />
            ))}
          </nav>
          <h3 className={styles.heading}>{t('nav.language')}</h3>
          <LanguageLinks look="names" />
          <h3 className={styles.heading}>{t('nav.country')}</h3>
          <CountryLinks />
        </div>
      </Drawer>
    </>
  )
}

function DrawerEntry({ entry, menu }: { entry: NavigationEntry } & MenuDrawerProps) {
  const { language, t } = useLanguage()
  switch (entry.kind) {
    case 'page':
      return (
        <Link to={entry.to(language)} className={styles.page}>
          {t(entry.label)}
          <ChevronRight aria-hidden size={20} strokeWidth={1.5} />
        </Link>
      )
    case 'products':
      return <DrawerCategories menu={menu} />
    case 'contact':
      return (
        <Disclosure summary={t('nav.contact')}>
          <ContactPanel />
        </Disclosure>
      )
  }
}
