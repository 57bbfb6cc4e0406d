import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { StorySections } from '#app/features/reading/text-sections/story-sections.tsx'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import type { Route } from './+types/page'
import { SparePartsTable } from './spare-parts-table.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const page = catalog.page(language, 'sustainability')
  const outcome = page ? found({ page, spareParts: catalog.spareParts(language) }) : notFound
  return pageData(args, outcome, textPageHead('sustainability'))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function SustainabilityPage({ loaderData: { page, spareParts } }: Route.ComponentProps) {
  const { title, intro, picture, sections } = page
  return (
    <article>
      <PageIntro page="sustainability" title={title} intro={intro} picture={picture} />
      <div className="page-width page-end">
        <StorySections sections={sections} />
        <SparePartsTable categories={spareParts} />
      </div>
    </article>
  )
}
