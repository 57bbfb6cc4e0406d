import { CooperationTabs } from '#app/features/pages/hub-tabs/cooperation-tabs.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { StorySections } from '#app/features/reading/text-sections/story-sections.tsx'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import { pageIn } from '#contract/pages/page-of-path.ts'
import { slugOf } from '#contract/pages/text-pages.ts'
import type { Route } from './+types/page'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  // The last segment of the path selects the text (O4).
  const key = pageIn('company/cooperation-text', args.url.pathname)
  const slug = key && slugOf(key)
  const page = slug && catalog.page(language, slug)
  return pageData(args, key && page ? found({ key, page }) : notFound, (data, frame) => textPageHead(data.key)(data, frame))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CooperationTextPage({ loaderData: { key, page } }: Route.ComponentProps) {
  const { title, intro, picture, sections } = page
  return (
    <>
      <PageIntro page={key} title={title} intro={intro} picture={picture}>
        <CooperationTabs page={key} />
      </PageIntro>
      <div className="page-width page-end">
        <StorySections sections={sections} />
      </div>
    </>
  )
}
