import { data } from 'react-router'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/page'
import { supportHead } from './head.ts'
import { loadSupport } from './load.server.ts'
import { ModelSupportView } from './model/model-support.tsx'
import { SupportStartView } from './support-start.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const page = pageData(args, loadSupport(catalog, { language, code: query.get('id') }), supportHead)
  const unknown = page.kind === 'start' && page.unknown !== undefined
  // The status is 404, but this page helps more than the 404 page: people type codes by hand.
  return data(page, { status: unknown ? 404 : 200 })
}

/** Support by model: everything for the owner of one appliance. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function SupportPage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'model' ? (
    <ModelSupportView key={loaderData.support.product.code} of={loaderData} />
  ) : (
    <SupportStartView start={loaderData} />
  )
}
