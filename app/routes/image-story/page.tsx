import { ContentPicture } from '#app/content/content-picture.tsx'
import { Words } from '#app/content/words.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { loadImageStory } from './load.server.ts'
import styles from './page.module.css'

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return pageData(loadImageStory(catalog, language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ImageStoryPage({ loaderData: { page, picture } }: Route.ComponentProps) {
  const { language } = useLanguage()
  const { title, intro, description } = page
  const trail = [{ name: title, url: pageUrl(language, 'imageStory') }]
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        canonicalUrl={(of) => pageUrl(of, 'imageStory')}
        picture={picture}
        trail={trail}
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
