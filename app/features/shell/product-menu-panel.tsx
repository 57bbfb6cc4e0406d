import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/i18n/language.tsx'
import { Words } from '#app/i18n/words.tsx'
import { useSite } from '#app/root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { urls } from '#app/urls.ts'
import { type CategoryNumber, defaultCategory } from '#contract/categories.ts'
import { categoryLinkText } from './category-link-text.ts'
import { MenuProducts } from './menu-products.tsx'
import { MenuTabs } from './menu-tabs.tsx'
import type { MenuCategory, ProductMenuState } from './product-menu.ts'
import styles from './product-menu-panel.module.css'

type ProductMenuPanelProps = { state: ProductMenuState; onRetry: () => void }

/** The mega-menu: categories, their series, the products. It lives as long as it is open, so it always opens at category 1 (G5). */
export function ProductMenuPanel({ state, onRetry }: ProductMenuPanelProps) {
  const id = useId()
  const { language, t } = useLanguage()
  const { categories } = useSite()
  const [chosen, setChosen] = useState<CategoryNumber>(defaultCategory)
  const category = categories.find(({ number }) => number === chosen)

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
            <SeriesTabs key={chosen} category={state.menu.categories.find(({ number }) => number === chosen)} />
          ) : state.kind === 'failed' ? (
            <div role="alert" className={styles.notice}>
              <p>{t('menu.failed')}</p>
              <Button look="secondary" onClick={onRetry}>
                {t('action.tryAgain')}
              </Button>
            </div>
          ) : (
            <p className={styles.notice} role="status">
              {t('menu.loading')}
            </p>
          )}
        </div>
        {category && (
          <Link to={urls.productList(language, chosen)} className={styles.all}>
            {categoryLinkText(t, language, category)}
            <ArrowRight aria-hidden size={18} strokeWidth={1.5} />
          </Link>
        )}
      </div>
    </div>
  )
}

function SeriesTabs({ category }: { category: MenuCategory | undefined }) {
  const id = useId()
  const { t } = useLanguage()
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
