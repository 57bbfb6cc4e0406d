import { data } from 'react-router'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadSupport } from './load.server.ts'
import { ModelSupportView } from './model-support.tsx'
import { SupportStartView } from './support-start.tsx'

const messages = messageSet('breadcrumb', 'careLink', 'document', 'model', 'notice', 'offer', 'owned', 'serial', 'support')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const page = pageData(loadSupport(catalog, { language, code: query.get('id') }), messages(language))
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
