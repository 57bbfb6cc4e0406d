import { Trail, useTrail } from '#app/content/trail.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { StorySections } from '#app/features/written-text/story-sections.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadSustainability } from './load.server.ts'
import styles from './page.module.css'
import { SparePartsTable } from './spare-parts-table.tsx'

const messages = messageSet('breadcrumb', 'repair')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return pageData(loadSustainability(catalog, language), messages(language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function SustainabilityPage({ loaderData: { page, spareParts } }: Route.ComponentProps) {
  const { title, intro, description, picture, sections } = page
  const trail = useTrail('sustainability', title)
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        canonicalUrl={(of) => pageUrl(of, 'sustainability')}
        picture={picture}
        trail={trail}
      />
      <article>
        <PageIntro title={title} intro={intro} picture={picture}>
          <Trail steps={trail} />
        </PageIntro>
        <div className={`page-width ${styles.text}`}>
          <StorySections sections={sections} />
          <SparePartsTable categories={spareParts} />
        </div>
      </article>
    </>
  )
}
