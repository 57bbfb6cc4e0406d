import { Words } from '#app/content/text/words.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { CategoryLink } from '#app/shell/product-menu/category-link.tsx'
import { MenuProducts } from '#app/shell/product-menu/menu-products.tsx'
import { PanelNotice } from '#app/shell/product-menu/panel-notice.tsx'
import type { ProductMenuSource } from '#app/shell/product-menu/use-product-menu.ts'
import { Disclosure } from '#app/ui/moving/disclosure.tsx'
import styles from './menu-drawer-panel.module.css'

/** The products in the drawer of small screens: collapsible categories, each with its series. */
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
