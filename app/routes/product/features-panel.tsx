import { useState } from 'react'
import { ContentPicture } from '#app/content/content-picture.tsx'
import { Link } from '#app/content/link.tsx'
import { Prose, Words } from '#app/content/words.tsx'
import { useLoaded } from '#app/features/api-client/use-loaded.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Onward, onwardClass } from '#app/ui/link.tsx'
import { framedUrl } from '#contract/pages/urls.ts'
import type { ProductView, SeriesStory } from '#contract/views.ts'
import { DetailsPanel } from './details-panel.tsx'
import styles from './features-panel.module.css'
import { seriesStory } from './series-story.ts'

/** The story of the product's series, fetched when its tab is first opened. Until then, and without JavaScript, a link to its own page. */
export function FeaturesPanel({ product, open }: { product: ProductView; open: boolean }) {
  const { language, t } = useLanguage()
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  const story = useLoaded(wasOpened ? product.code : undefined, (signal) => seriesStory(language, product.code, signal))

  if (story.state === 'loaded') return <Story story={story.data} />
  return (
    <>
      {story.state === 'failed' && (
        <p role="alert">
          {t('product.partFailed')}{' '}
          <Button look="plain" onClick={story.retry}>
            {t('action.tryAgain')}
          </Button>
        </p>
      )}
      <Link to={framedUrl(language, 'series', product.seriesId, product.category)} className={onwardClass}>
        <Onward>{t('series.feature', { name: product.seriesName.text })}</Onward>
      </Link>
    </>
  )
}

function Story({ story: { title, intro, picture, sections } }: { story: SeriesStory }) {
  return (
    <>
      <div className={styles.opening}>
        <h3 className={styles.title}>
          <Words of={title} />
        </h3>
        <Prose of={intro} className={styles.intro} />
      </div>
      <ContentPicture picture={picture} sizes="92vw" place={{ ratio: 4 / 3 }} className={styles.picture} />
      <DetailsPanel blocks={sections} />
    </>
  )
}
