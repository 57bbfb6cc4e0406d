import { ContentPicture } from '#app/content/content-picture.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { ScrollRow } from '#app/ui/scroll-row.tsx'
import { productListUrl } from '#contract/pages/urls.ts'
import type { ListedSeries } from './load.server.ts'
import home from './page.module.css'
import { PicturedLink } from './pictured-link.tsx'
import styles from './series-strip.module.css'

/** H2: each series with its picture, as a link to its products. */
export function SeriesStrip({ series }: { series: readonly ListedSeries[] }) {
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
        {series.map(({ id, name, title, category, picture, listPage }) => (
          <PicturedLink
            key={id}
            to={`${productListUrl(language, category, {}, listPage)}#series-${id}`}
            name={name}
            title={title}
          >
            <ContentPicture
              picture={picture}
              sizes="(width < 40rem) 78vw, (width < 105rem) 24rem, 28rem"
              place={{ ratio: 4 / 3 }}
              decorative
              className={styles.picture}
            />
          </PicturedLink>
        ))}
      </ScrollRow>
    </section>
  )
}
