import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const page = catalog.page(language, 'image-story')
  // Without its picture it is a 404.
  const outcome = page?.picture ? found({ page, picture: page.picture }) : notFound
  return pageData(args, outcome, ({ page: { title, description }, picture }, { language }) => ({
    title: title.text,
    description: description.text,
    canonicalUrl: (of) => pageUrl(of, 'imageStory'),
    picture,
    trail: [{ name: title, url: pageUrl(language, 'imageStory') }],
  }))
}

/** X11: a page with one picture. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ImageStoryPage({ loaderData: { page, picture } }: Route.ComponentProps) {
  const { title, intro } = page
  return (
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
  )
}
