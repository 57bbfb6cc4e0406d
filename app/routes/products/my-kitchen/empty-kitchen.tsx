import { Link } from '#app/content/link.tsx'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import type { CategorySummary } from '#contract/views.ts'
import styles from './empty-kitchen.module.css'
import { KitchenDrawing } from './kitchen-drawing.tsx'

/** What My kitchen is for, and where to begin. */
export function EmptyKitchen({ categories }: { categories: readonly CategorySummary[] }) {
  const { language } = useLanguage()
  const t = useMessages('my-kitchen')
  return (
    <section aria-labelledby="kitchen-empty" className={styles.empty}>
      <div className={styles.opening}>
        <KitchenDrawing />
        <div className={styles.words}>
          <h2 id="kitchen-empty" className="section-heading">
            {t('kitchen.empty')}
          </h2>
          <p className={styles.text}>{t('kitchen.emptyText')}</p>
          <Link to={pageUrl(language, 'fit')} className={buttonClass('secondary')}>
            {t('kitchen.fit')}
          </Link>
        </div>
      </div>
      <CategoryTiles label={t('kitchen.begin')} categories={categories} to={(number) => productListUrl(language, number)} />
    </section>
  )
}
