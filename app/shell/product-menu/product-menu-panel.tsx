import { useId, useState } from 'react'
import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { useLinks } from '#app/shell/links/use-links.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import type { MenuCategory } from '#contract/fetched/product-menu.ts'
import { fitUrl, pageUrl } from '#contract/pages/urls.ts'
import { type CategoryNumber, defaultCategory } from '#contract/products/categories.ts'
import { CategoryLink } from './category-link.tsx'
import { MenuProducts } from './menu-products.tsx'
import { MenuTabs } from './menu-tabs.tsx'
import { PanelNotice } from './panel-notice.tsx'
import styles from './product-menu.module.css'
import type { ProductMenuSource } from './use-product-menu.ts'

/** The mega-menu: categories, series, products. Unmounted when closed, so it always opens at category 1 (G5). */
export function ProductMenuPanel({ menu }: { menu: ProductMenuSource }) {
  const id = useId()
  const { language } = useLanguage()
  const t = useMessages('shell')
  const { categories } = useSite()
  const fit = useLinks({ footer: 'products' }).find(({ href }) => href === pageUrl(language, 'fit'))
  const [chosen, setChosen] = useState<CategoryNumber>(defaultCategory)
  const category = categories.find(({ number }) => number === chosen)
  const { state } = menu
  const loaded = state.kind === 'ready' ? state.menu.categories.find(({ number }) => number === chosen) : undefined

  return (
    <div className={`page-width ${styles.panel}`}>
      <MenuTabs
        idPrefix={id}
        label={t('menu.categories')}
        direction="vertical"
        tabs={categories.map(({ number, name }) => ({ id: String(number), name: <Words of={name} /> }))}
        selected={String(chosen)}
        onSelect={(next) => setChosen(categories.find(({ number }) => String(number) === next)?.number ?? defaultCategory)}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${chosen}`} className={styles.category}>
        <div className={styles.content}>
          {state.kind === 'ready' ? (
            <SeriesTabs key={chosen} category={loaded} />
          ) : (
            <PanelNotice failed={state.kind === 'failed'} onRetry={menu.retry} />
          )}
        </div>
        {category && (
          <div className={styles.scene}>
            {loaded && (
              <>
                <ContentPicture
                  key={chosen}
                  picture={loaded.picture}
                  sizes="(width < 88rem) 22rem, 25vw"
                  place={{ ratio: 3 / 2 }}
                  decorative
                  className={styles.picture}
                />
                <p className={styles.title}>
                  <Words of={loaded.title} />
                </p>
              </>
            )}
            <CategoryLink category={category} />
            {fit && (
              <Link to={fitUrl(language, chosen)} className={onwardClass}>
                <Onward>{fit.label}</Onward>
              </Link>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function SeriesTabs({ category }: { category: MenuCategory | undefined }) {
  const id = useId()
  const t = useMessages('shell')
  const [chosen, setChosen] = useState(category?.series[0]?.id ?? '')
  const series = category?.series.find((one) => one.id === chosen)
  if (!category || !series) return null

  return (
    <>
      <MenuTabs
        idPrefix={id}
        label={t('menu.series')}
        direction="horizontal"
        tabs={category.series.map((one) => ({ id: one.id, name: <Words of={one.name} /> }))}
        selected={chosen}
        onSelect={setChosen}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${chosen}`}>
        <p className={styles.seriesTitle}>
          <Words of={series.title} />
        </p>
        <MenuProducts products={series.products} />
      </div>
    </>
  )
}
