import { ContentPicture } from '#app/content/content-picture.tsx'
import { Words } from '#app/content/words.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { breadcrumbList } from '#app/features/page-head/structured-data.ts'
import { useLanguage } from '#app/language/language.tsx'
import { answer, pageRequest } from '#app/loading/page.server.ts'
import { useRootData } from '#app/loading/root-data.ts'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { loadImageStory } from './load.server.ts'
import styles from './page.module.css'

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return answer(loadImageStory(catalog, language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ImageStoryPage({ loaderData: { page, picture } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  const { title, intro, description } = page
  const trail = [
    { name: t('nav.home'), url: origin + pageUrl(language, 'home') },
    { name: title.text, url: origin + pageUrl(language, 'imageStory') },
  ]
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        path={paths.imageStory}
        picture={picture}
        jsonLd={[breadcrumbList(trail)]}
      />
      <figure className={styles.story}>
        <ContentPicture picture={picture} sizes="100vw" place={{ height: '100vh' }} priority className={styles.picture} />
        <figcaption className={`page-width ${styles.caption}`}>
          <h1 className={styles.title}>
            <Words of={title} />
          </h1>
          <p>
            <Words of={intro} />
          </p>
        </figcaption>
      </figure>
    </>
  )
}
