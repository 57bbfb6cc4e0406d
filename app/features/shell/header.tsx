import { Link, NavLink } from 'react-router'
import { useLanguage } from '#app/i18n/language.tsx'
import { Words } from '#app/i18n/words.tsx'
import { useSite } from '#app/root-data.ts'
import { usePart } from '#app/ui/use-part.ts'
import { urls } from '#app/urls.ts'
import { defaultCategory } from '#contract/categories.ts'
import { languageEntry } from '#contract/languages.ts'
import { CategoryLinks } from './category-links.tsx'
import { CountryLinks } from './country-links.tsx'
import { Dropdown } from './dropdown.tsx'
import styles from './header.module.css'
import { LanguageLinks } from './language-links.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { footerId, type NavigationEntry, navigation } from './navigation.ts'
import { PanelNotice } from './panel-notice.tsx'
import { type ProductMenuSource, useProductMenu } from './use-product-menu.ts'

/** The head of every page (G5): in full on wide screens, brand and drawer on small ones. */
export function Header() {
  const { language, t } = useLanguage()
  const { brand, countries } = useSite()
  const menu = useProductMenu()
  const country = countries.find(({ outerUrl }) => outerUrl === '')

  return (
    <header className={styles.header}>
      <div className={`page-width ${styles.bar}`}>
        <Link to={urls.home(language)} className={styles.brand}>
          {brand}
        </Link>
        <nav aria-label={t('nav.label')} className={styles.wide}>
          <ul className={styles.items}>
            {navigation.map((entry) => (
              <li key={entry.kind === 'page' ? entry.label : entry.kind}>
                <Item entry={entry} menu={menu} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.places}>
          {country && (
            <Dropdown
              panel="end"
              href={`#${footerId}`}
              withoutScript={<CountryLinks />}
              label={
                <>
                  <span className="visually-hidden">{t('nav.country')}: </span>
                  <Words of={country.name} />
                </>
              }
            >
              <CountryLinks />
            </Dropdown>
          )}
          <Dropdown
            panel="end"
            href={`#${footerId}`}
            withoutScript={<LanguageLinks look="names" />}
            label={
              <>
                <span className="visually-hidden">{t('nav.language')}: </span>
                {languageEntry(language).label}
              </>
            }
          >
            <LanguageLinks look="names" />
          </Dropdown>
        </div>
        <MenuDrawer menu={menu} />
      </div>
    </header>
  )
}

type ItemProps = { entry: NavigationEntry; menu: ProductMenuSource }

function Item({ entry, menu }: ItemProps) {
  const { language, t } = useLanguage()
  switch (entry.kind) {
    case 'page':
      return (
        <NavLink to={entry.to(language)} end className={() => styles.item}>
          {t(entry.label)}
        </NavLink>
      )
    case 'products':
      return <ProductsItem menu={menu} />
    case 'contact':
      return <ContactItem />
  }
}

function ProductsItem({ menu }: { menu: ProductMenuSource }) {
  const { language, t } = useLanguage()
  const panel = usePart(async () => (await import('./product-menu-panel.tsx')).ProductMenuPanel)
  const approach = () => {
    panel.load()
    menu.load()
  }
  return (
    <Dropdown
      panel="wide"
      label={t('nav.products')}
      href={urls.productList(language, defaultCategory)}
      withoutScript={<CategoryLinks className={styles.fallbackLink} />}
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
  )
}

function ContactItem() {
  const { t } = useLanguage()
  const panel = usePart(async () => (await import('./contact-panel.tsx')).ContactPanel)
  return (
    <Dropdown panel="start" label={t('nav.contact')} href={`#${footerId}`} onApproach={panel.load}>
      {panel.state.kind === 'ready' ? (
        <panel.state.Component />
      ) : (
        <PanelNotice failed={panel.state.kind === 'failed'} onRetry={panel.load} />
      )}
    </Dropdown>
  )
}
