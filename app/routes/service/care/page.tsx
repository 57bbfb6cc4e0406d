import { pageMeta } from '#app/features/pages/page-meta.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/page'
import { CareGuide } from './care-guide.tsx'
import { CareStart } from './care-start.tsx'
import { careHead } from './head.ts'
import { loadCare } from './load.server.ts'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, loadCare(catalog, { language, category: query.get('id') }), careHead)
}

/** K3 */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CarePage({ loaderData }: Route.ComponentProps) {
  const { categories, guides } = loaderData
  return loaderData.kind === 'guide' ? (
    <CareGuide guide={loaderData.guide} categories={categories} guides={guides} />
  ) : (
    <CareStart categories={categories} guides={guides} />
  )
}
