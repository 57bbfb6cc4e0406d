import { Trail, useTrail } from '#app/content/trail.tsx'
import { CooperationTabs } from '#app/features/hub-tabs/cooperation-tabs.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { StorySections } from '#app/features/written-text/story-sections.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadCooperationText } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet('breadcrumb', 'cooperation')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const { pathname } = args.url
  return pageData(loadCooperationText(catalog, { language, pathname }), messages(language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CooperationTextPage({ loaderData: { key, page } }: Route.ComponentProps) {
  const { title, intro, description, picture, sections } = page
  const trail = useTrail(key, title)
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        canonicalUrl={(of) => pageUrl(of, key)}
        picture={picture}
        trail={trail}
      />
      <PageIntro title={title} intro={intro} picture={picture}>
        <Trail steps={trail} />
        <CooperationTabs page={key} />
      </PageIntro>
      <div className={`page-width ${styles.text}`}>
        <StorySections sections={sections} />
      </div>
    </>
  )
}
