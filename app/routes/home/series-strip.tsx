import { ContentPicture } from '#app/content/content-picture.tsx'
import { StaticPart } from '#app/content/static-part.tsx'
import { useLanguage } from '#app/language/language.tsx'
import type { HtmlOnly } from '#app/loading/html-only.ts'
import { productListUrl } from '#contract/pages/urls.ts'
import { HomeRow } from './home-row.tsx'
import type { ListedSeries } from './load.server.ts'
import { PicturedLink } from './pictured-link.tsx'
import styles from './series-strip.module.css'

/** H2: each series with its picture, as a link to its products. */
export function SeriesStrip({ series }: { series: readonly HtmlOnly<ListedSeries>[] }) {
  const { language, t } = useLanguage()
  return (
    <HomeRow id="home-series" title={t('home.series')} className={styles.section}>
      {series.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what the browser doesn't know has no other key, and the series never change order.
        <StaticPart key={index} of={one}>
          {({ id, name, title, category, picture, listPage }) => (
            <PicturedLink to={`${productListUrl(language, category, {}, listPage)}#series-${id}`} name={name} title={title}>
              <ContentPicture
                picture={picture}
                sizes="(width < 40rem) 62vw, (width < 105rem) 17rem, 24rem"
                place={{ ratio: 3 / 2 }}
                decorative
                className={styles.picture}
              />
            </PicturedLink>
          )}
        </StaticPart>
      ))}
    </HomeRow>
  )
}
