import { useId, useRef, useSyncExternalStore } from 'react'
import { kitchenCount, subscribeToMirror } from '#app/browser/kitchen/kitchen-mirror.ts'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { footerId } from '#app/shell/landmarks.ts'
import { CountryLinks } from '#app/shell/links/country-links.tsx'
import { LanguageLinks } from '#app/shell/links/language-links.tsx'
import { useLinks } from '#app/shell/links/use-links.ts'
import { MenuDrawer } from '#app/shell/menu/menu-drawer.tsx'
import { useProductMenu } from '#app/shell/product-menu/use-product-menu.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useLazyComponent } from '#app/ui/hooks/use-lazy-component.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { heartIcon, searchIcon } from '#app/ui/pictures/icons.ts'
import { languageEntry } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { Dropdown } from './dropdown.tsx'
import styles from './header.module.css'
import { ContactItem, LinksItem, ProductsItem } from './header-items.tsx'

/** The header of every page (G5): all items on wide screens; brand, search and drawer on small ones. */
export function Header() {
  const { language } = useLanguage()
  const t = useMessages('shell')
  const { brand, countries } = useSite()
  const menu = useProductMenu()
  const country = countries.find(({ outerUrl }) => outerUrl === '')

  return (
    <header className={styles.header}>
      <div className={`page-width ${styles.bar}`}>
        <Link to={pageUrl(language, 'home')} className={styles.brand}>
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
          <SearchEntry />
          <KitchenEntry />

          <div className={styles.places}>
            {country && (
              <Dropdown
                panel="end"
                href={`#${footerId}`}
                withoutScript={<CountryLinks />}
                label={
                  <>
                    <span className="visually-hidden">{`${t('nav.country')}: `}</span>
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
                  <span className="visually-hidden">{`${t('nav.language')}: `}</span>
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

/** My kitchen in the header, with how many appliances are in it (MK1). The number is over the icon, so that nothing moves when it appears. */
function KitchenEntry() {
  const count = useSyncExternalStore(subscribeToMirror, kitchenCount, () => 0)
  const [kitchen] = useLinks({ header: 'kitchen' })

  if (!kitchen) return null
  return (
    <Link to={kitchen.href} className={`screen-only icon-button ${styles.entry}`}>
      <Icon path={heartIcon} size={20} />
      <span className="visually-hidden">{kitchen.label}</span>
      {count > 0 && (
        <span className={styles.count}>
          {' '}
          <ChangingText>{count}</ChangingText>
        </span>
      )}
    </Link>
  )
}

/** The search field of the header: a plain form, which works without JavaScript. Rendered only if the site has a search page (G5). */
function SearchEntry() {
  const t = useMessages('shell')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const suggestions = useLazyComponent(importSuggestions)
  const [search] = useLinks({ header: 'search' })
  if (!search) return null

  return (
    <search className={`screen-only ${styles.search}`}>
      <form action={search.href} method="get" className={styles.form}>
        {/* A press on it doesn't take the focus from the open field: that would fold it and move the label away. */}
        <label htmlFor={id} className={styles.label} onMouseDown={(event) => event.preventDefault()}>
          <Icon path={searchIcon} size={20} />
          <span className="visually-hidden">{search.label}</span>
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('nav.searchFor')}
          className={styles.input}
          onFocus={suggestions.load}
        />
        {suggestions.state.kind === 'ready' && <suggestions.state.Component input={input} />}
      </form>
    </search>
  )
}

/** Code of the suggestions, fetched when the field gets the focus. */
const importSuggestions = async () => (await import('./header-suggestions.tsx')).HeaderSuggestions
