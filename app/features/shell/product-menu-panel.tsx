import { Link } from 'react-router'
import { useLanguage } from '#app/i18n/language.tsx'
import { Words } from '#app/i18n/words.tsx'
import { useSite } from '#app/root-data.ts'
import { urls } from '#app/urls.ts'
import styles from './product-menu.module.css'
import { ProductMenuNotice } from './product-menu-notice.tsx'
import type { ProductMenuSource } from './use-product-menu.ts'

/** What the header's "Products" unfolds. The categories lead on even if nothing more can be fetched. */
export function ProductMenuPanel({ menu }: { menu: ProductMenuSource }) {
  const { state } = menu
  return (
    <div className={`page-width ${styles.panel}`}>
      {state.kind === 'ready' ? (
        <state.views.ProductTabs menu={state.menu} />
      ) : (
        <>
          <CategoryLinks />
          <div className={styles.content}>
            <ProductMenuNotice menu={menu} />
          </div>
        </>
      )}
    </div>
  )
}

function CategoryLinks() {
  const { language } = useLanguage()
  return (
    <ul>
      {useSite().categories.map(({ number, name }) => (
        <li key={number}>
          <Link to={urls.productList(language, number)} className={styles.categoryName}>
            <Words of={name} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
