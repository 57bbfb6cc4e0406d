import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { productListUrl } from '#contract/pages/urls.ts'
import { HomeRow } from '../home-row.tsx'
import type { ListedSeries } from '../load.server.ts'
import { PicturedLink } from './pictured-link.tsx'
import styles from './series-strip.module.css'

/** H2: each series with its picture, as a link to its products. */
export function SeriesStrip({ series }: { series: readonly ListedSeries[] }) {
  const { language } = useLanguage()
  const t = useMessages('home')
  return (
    <HomeRow id="home-series" title={t('home.series')} className={styles.section}>
      {series.map(({ id, name, title, category, picture, listPage }) => (
        <PicturedLink key={id} to={`${productListUrl(language, category, {}, listPage)}#series-${id}`} name={name} title={title}>
          <ContentPicture
            picture={picture}
            sizes="(width < 40rem) 62vw, (width < 105rem) 17rem, 24rem"
            place={{ ratio: 3 / 2 }}
            decorative
            className={styles.picture}
          />
        </PicturedLink>
      ))}
    </HomeRow>
  )
}
