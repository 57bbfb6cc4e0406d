import { useState } from 'react'
import { readData } from '#app/browser/read-data.ts'
import { Link } from '#app/content/link.tsx'
import { useLoaded } from '#app/features/api-client/use-loaded.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Onward, onwardClass } from '#app/ui/link.tsx'
import { framedUrl, pageUrl } from '#contract/pages/urls.ts'
import type { SeriesStory } from '#contract/views.ts'
import { DetailsPanel } from './details-panel.tsx'
import type { ShownProduct } from './load.server.ts'

/** The story of the product's series, fetched when its tab is first opened. Until then, and without JavaScript, a link to its own page. */
export function FeaturesPanel({ product, open }: { product: ShownProduct; open: boolean }) {
  const { language, t } = useLanguage()
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  const story = useLoaded(wasOpened ? product.code : undefined, async (signal) => {
    const [data, part] = await Promise.all([
      readData<SeriesStory>(pageUrl(language, 'seriesStory', { id: product.code }), signal),
      import('./series-story.tsx'),
    ])
    return { data, Story: part.SeriesStory }
  })

  if (story.state === 'loaded') {
    const { data, Story } = story.data
    return (
      <Story story={data}>
        <DetailsPanel blocks={data.sections} />
      </Story>
    )
  }
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
