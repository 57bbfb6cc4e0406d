import { Trail, useTrail } from '#app/content/trail.tsx'
import { CooperationTabs } from '#app/features/pages/hub-tabs/cooperation-tabs.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { StorySections } from '#app/features/reading/text-sections/story-sections.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { loadCooperationText } from './load.server.ts'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const { pathname } = args.url
  return pageData(
    args,
    loadCooperationText(catalog, { language, pathname }),
    ({ key, page: { title, description, picture } }, { trail }) => ({
      title: title.text,
      description: description.text,
      canonicalUrl: (of) => pageUrl(of, key),
      picture,
      trail: trail(key, title),
    }),
  )
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CooperationTextPage({ loaderData: { key, page } }: Route.ComponentProps) {
  const { title, intro, picture, sections } = page
  const trail = useTrail(key, title)
  return (
    <>
      <PageIntro title={title} intro={intro} picture={picture}>
        <Trail steps={trail} />
        <CooperationTabs page={key} />
      </PageIntro>
      <div className="page-width page-end">
        <StorySections sections={sections} />
      </div>
    </>
  )
}
