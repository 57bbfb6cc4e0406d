import { useLocation } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { footerId } from '#app/shell/landmarks.ts'
import { CategoryLinks } from '#app/shell/links/category-links.tsx'
import { LinkList } from '#app/shell/links/link-list.tsx'
import { useLinks } from '#app/shell/links/use-links.ts'
import { PanelNotice } from '#app/shell/product-menu/panel-notice.tsx'
import type { ProductMenuSource } from '#app/shell/product-menu/use-product-menu.ts'
import { useLazyComponent } from '#app/ui/hooks/use-lazy-component.ts'
import type { HeaderPlace } from '#contract/pages/page.ts'
import { productListUrl } from '#contract/pages/urls.ts'
import { defaultCategory } from '#contract/products/categories.ts'
import { Dropdown, headerItemClass } from './dropdown.tsx'
import styles from './header-items.module.css'

/** A place of the header: nothing if it has no link, a plain link if it has one, a menu if it has several (G5). */
export function LinksItem({ place }: { place: Exclude<HeaderPlace, 'search' | 'kitchen'> }) {
  const t = useMessages('shell')
  const links = useLinks({ header: place })
  const { pathname } = useLocation()
  const [first, second] = links
  if (!first) return null
  return (
    <li>
      {second ? (
        <Dropdown
          panel="start"
          label={t(`nav.${place}`)}
          href={first.href}
          withoutScript={<LinkList links={links} className={styles.link} />}
        >
          <LinkList links={links} className={styles.link} />
        </Dropdown>
      ) : (
        <Link to={first.href} aria-current={isSamePage(first.href, pathname) ? 'page' : undefined} className={headerItemClass}>
          {first.label}
        </Link>
      )}
    </li>
  )
}

export function ProductsItem({ menu }: { menu: ProductMenuSource }) {
  const { language } = useLanguage()
  const t = useMessages('shell')
  const panel = useLazyComponent(async () => (await import('#app/shell/product-menu/product-menu-panel.tsx')).ProductMenuPanel)
  const approach = () => {
    panel.load()
    menu.load()
  }
  return (
    <li>
      <Dropdown
        panel="wide"
        label={t('nav.products')}
        href={productListUrl(language, defaultCategory)}
        withoutScript={<CategoryLinks className={styles.link} />}
        onApproach={approach}
      >
        {panel.state.kind === 'ready' ? (
          <panel.state.Component menu={menu} />
        ) : (
          <div className={`page-width ${styles.awaited}`}>
            <PanelNotice failed={panel.state.kind === 'failed'} onRetry={approach} />
          </div>
        )}
      </Dropdown>
    </li>
  )
}

export function ContactItem() {
  const t = useMessages('shell')
  const panel = useLazyComponent(async () => (await import('#app/shell/contact/contact-panel.tsx')).ContactPanel)
  return (
    <li>
      <Dropdown panel="start" label={t('nav.contact')} href={`#${footerId}`} onApproach={panel.load}>
        {panel.state.kind === 'ready' ? (
          <panel.state.Component />
        ) : (
          <PanelNotice failed={panel.state.kind === 'failed'} onRetry={panel.load} />
        )}
      </Dropdown>
    </li>
  )
}

/** Whether a link leads to the page that is shown. Paths are found in any case. */
const isSamePage = (href: string, pathname: string) => pathname.toLowerCase() === href.toLowerCase()
