import { Words } from '#app/i18n/words.tsx'
import { useSite } from '#app/root-data.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { CategoryLink } from './category-link.tsx'
import styles from './menu-drawer-panel.module.css'
import { MenuProducts } from './menu-products.tsx'
import { PanelNotice } from './panel-notice.tsx'
import type { ProductMenuSource } from './use-product-menu.ts'

/** The products in the drawer of small screens: a category unfolds, and in it its series, below each other. */
export function DrawerCategories({ menu }: { menu: ProductMenuSource }) {
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
