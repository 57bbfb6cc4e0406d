import type { MouseEvent } from 'react'
import { Drawer } from '#app/content/dialog.tsx'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { ContactPanel } from '#app/shell/contact/contact-panel.tsx'
import { CountryLinks } from '#app/shell/links/country-links.tsx'
import { LanguageLinks } from '#app/shell/links/language-links.tsx'
import { LinkList } from '#app/shell/links/link-list.tsx'
import { useLinks } from '#app/shell/links/use-links.ts'
import { CategoryLink } from '#app/shell/product-menu/category-link.tsx'
import { MenuProducts } from '#app/shell/product-menu/menu-products.tsx'
import { PanelNotice } from '#app/shell/product-menu/panel-notice.tsx'
import type { ProductMenuSource } from '#app/shell/product-menu/use-product-menu.ts'
import { Disclosure } from '#app/ui/moving/disclosure.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { chevronRightIcon } from '#app/ui/pictures/icons.ts'
import type { HeaderPlace } from '#contract/pages/page.ts'
import styles from './menu-drawer-panel.module.css'

export type MenuDrawerPanelProps = { open: boolean; onClose: () => void; menu: ProductMenuSource }

/** The drawer's content: everything that the header of wide screens contains (G5). */
export function MenuDrawerPanel({ open, onClose, menu }: MenuDrawerPanelProps) {
  const t = useMessages('shell')
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.menu')} closeLabel={t('action.close')} className={styles.drawer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only handles clicks on the links inside, which have keyboard support. */}
      <div className={styles.content} onClick={closeAfterLink}>
        <nav aria-label={t('nav.label')}>
          <DrawerLinks place="home" />
          <DrawerCategories menu={menu} />
          <DrawerLinks place="services" />
          <DrawerLinks place="news" />
          <DrawerLinks place="stores" />
          <DrawerLinks place="about" />
          <DrawerLinks place="kitchen" />
          <Disclosure summary={t('nav.contact')}>
            <ContactPanel />
          </Disclosure>
        </nav>
        <h3 className={styles.heading}>{t('nav.language')}</h3>
        <LanguageLinks labelled />
        <h3 className={styles.heading}>{t('nav.country')}</h3>
        <CountryLinks />
      </div>
    </Drawer>
  )
}

function DrawerLinks({ place }: { place: Exclude<HeaderPlace, 'search'> }) {
  const t = useMessages('shell')
  const links = useLinks({ header: place })
  const [first, second] = links
  if (!first) return null
  if (second && place !== 'kitchen') {
    return (
      <Disclosure summary={t(`nav.${place}`)}>
        <LinkList links={links} className={styles.link} />
      </Disclosure>
    )
  }
  return (
    <Link to={first.href} className={styles.page}>
      {first.label}
      <Icon path={chevronRightIcon} size={20} />
    </Link>
  )
}

/** The products in the drawer of small screens: collapsible categories, each with its series. */
function DrawerCategories({ menu }: { menu: ProductMenuSource }) {
  const { state } = menu
  return useSite().categories.map((category) => (
    <Disclosure key={category.number} name="drawer-category" summary={<Words of={category.name} />}>
      <CategoryLink category={category} />
      {state.kind === 'ready' ? (
        state.menu.categories
          .find(({ number }) => number === category.number)
          ?.series.map(({ id, name, products }) => (
            <section key={id} className={styles.series}>
              <h3 className={styles.seriesName}>
                <Words of={name} />
              </h3>
              <MenuProducts products={products} />
            </section>
          ))
      ) : (
        <PanelNotice failed={state.kind === 'failed'} onRetry={menu.retry} />
      )}
    </Disclosure>
  ))
}
