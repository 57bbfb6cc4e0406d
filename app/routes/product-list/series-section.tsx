import { memo } from 'react'
import { Link } from '#app/content/link.tsx'
import { Prose, Words } from '#app/content/words.tsx'
import { CompareCheckbox } from '#app/features/compare-selection/compare-checkbox.tsx'
import { ProductCardView } from '#app/features/product-card/product-card-view.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Onward, onwardClass } from '#app/ui/link.tsx'
import { framedUrl } from '#contract/pages/urls.ts'
import type { SeriesGroup } from '#contract/views.ts'
import styles from './series-section.module.css'

const cardSizes = '(min-width: 108.75rem) 28rem, (min-width: 100rem) 24vw, (min-width: 64rem) 35vw, 46vw'

/** A series with those of its products that match the filters (P3). */
export const SeriesSection = memo(function SeriesSection({ group }: { group: SeriesGroup }) {
  const { language, t } = useLanguage()
  const headingId = `series-${group.id}`
  return (
    <section id={group.id} aria-labelledby={headingId} className={styles.series}>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.name}>
          <Words of={group.name} />
        </h2>
        <Prose of={group.intro} className={styles.intro} />
        {group.hasFeature && (
          <Link to={framedUrl(language, 'series', group.id, group.category)} className={onwardClass}>
            <Onward>{t('series.feature', { name: group.name.text })}</Onward>
          </Link>
        )}
      </header>
      <ul className={styles.products}>
        {group.products.map((product) => (
          <li key={product.id}>
            <ProductCardView product={product} sizes={cardSizes}>
              <CompareCheckbox product={product} />
            </ProductCardView>
          </li>
        ))}
      </ul>
    </section>
  )
})
