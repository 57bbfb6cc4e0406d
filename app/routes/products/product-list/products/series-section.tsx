import { memo } from 'react'
import { Link } from '#app/content/link.tsx'
import { Prose, Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { framedUrl } from '#contract/pages/urls.ts'
import type { SeriesGroup } from '#contract/views.ts'
import { ProductGrid } from './product-grid.tsx'
import styles from './series-section.module.css'

type SeriesSectionProps = { group: SeriesGroup; first: boolean }

/** A series with those of its products that match the filters (P3). */
export const SeriesSection = memo(function SeriesSection({ group, first }: SeriesSectionProps) {
  const { language } = useLanguage()
  const t = useMessages('product-card')
  const headingId = `series-${group.id}`
  return (
    <section id={group.id} aria-labelledby={headingId} className={styles.series}>
      <h2 id={headingId} className={styles.name}>
        <Words of={group.name} />
      </h2>
      <Prose of={group.intro} className={styles.intro} />
      <ProductGrid products={group.products} first={first} />
      {group.hasFeature && (
        <Link to={framedUrl(language, 'series', group.id, group.category)} className={`${onwardClass} ${styles.feature}`}>
          <Onward>{t('series.feature', { name: group.name.text })}</Onward>
        </Link>
      )}
    </section>
  )
})
