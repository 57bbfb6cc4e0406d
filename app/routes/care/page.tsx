import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { CareGuide } from './care-guide.tsx'
import { CareStart } from './care-start.tsx'
import { loadCare } from './load.server.ts'

const messages = messageSet('breadcrumb', 'care')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadCare(catalog, { language, category: query.get('id') }), messages(language))
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
