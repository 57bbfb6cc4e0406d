import { Link } from 'react-router'
import { ContentPicture } from '#app/content/content-picture.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { ScrollRow } from '#app/ui/scroll-row.tsx'
import { productListUrl } from '#contract/pages/urls.ts'
import type { SeriesSummary } from '#contract/views.ts'
import home from './page.module.css'
import styles from './series-strip.module.css'

/** H2: each series with its picture, as a link to its products. */
export function SeriesStrip({ series }: { series: readonly SeriesSummary[] }) {
  const { language, t } = useLanguage()
  return (
    <section aria-labelledby="home-series" className={styles.section}>
      <ScrollRow
        className={styles.row}
        label={t('home.series')}
        labels={{ previous: t('carousel.previous'), next: t('carousel.next') }}
        heading={
          <h2 id="home-series" className={home.heading}>
            {t('home.series')}
          </h2>
        }
      >
        {series.map(({ id, name, title, category, picture }) => (
          <Link key={id} to={`${productListUrl(language, category)}#series-${id}`} className={styles.series}>
            <ContentPicture
              picture={picture}
              sizes="(width < 40rem) 78vw, (width < 105rem) 24rem, 28rem"
              place={{ ratio: 4 / 3 }}
              decorative
              className={styles.picture}
            />
            <h3 className={styles.name}>
              <Words of={name} />
            </h3>
            <p className={styles.title}>
              <Words of={title} />
            </p>
          </Link>
        ))}
      </ScrollRow>
    </section>
  )
}
