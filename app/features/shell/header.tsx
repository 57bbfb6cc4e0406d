import { Link } from 'react-router'
import { useLanguage } from '#app/i18n/language.tsx'
import { Words } from '#app/i18n/words.tsx'
import { useSite } from '#app/root-data.ts'
import { urls } from '#app/urls.ts'
import { languageEntry } from '#contract/languages.ts'
import { CountryLinks } from './country-links.tsx'
import { Dropdown } from './dropdown.tsx'
import styles from './header.module.css'
import { ContactItem, LinksItem, ProductsItem } from './header-items.tsx'
import { footerId } from './landmarks.ts'
import { LanguageLinks } from './language-links.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { type ImportSuggestions, SearchEntry } from './search-entry.tsx'
import { useProductMenu } from './use-product-menu.ts'

/** The head of every page (G5): in full on wide screens, brand, search and drawer on small ones. */
export function Header({ importSuggestions }: { importSuggestions?: ImportSuggestions | undefined }) {
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
            <LinksItem place="home" />
            <ProductsItem menu={menu} />
            <LinksItem place="services" />
            <LinksItem place="news" />
            <LinksItem place="stores" />
            <LinksItem place="about" />
            <ContactItem />
          </ul>
        </nav>
        <div className={styles.end}>
          <SearchEntry importSuggestions={importSuggestions} />
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
              withoutScript={<LanguageLinks labelled />}
              label={
                <>
                  <span className="visually-hidden">{t('nav.language')}: </span>
                  <span lang={languageEntry(language).labelLanguage}>{languageEntry(language).label}</span>
                </>
              }
            >
              <LanguageLinks labelled />
            </Dropdown>
          </div>
          <MenuDrawer menu={menu} />
        </div>
      </div>
    </header>
  )
}
