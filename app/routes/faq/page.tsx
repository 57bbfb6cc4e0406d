import { useEffect } from 'react'
import { createKeptPage } from '#app/features/load-failure/kept-page.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { AllQuestionsView } from './all-questions.tsx'
import { CategoryQuestionsView } from './category-questions.tsx'
import { loadFaq } from './load.server.ts'

const messages = messageSet('ask', 'breadcrumb', 'careLink', 'faq', 'loadFailure', 'model')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadFaq(catalog, { language, category: query.get('id') }), messages(language))
}

const kept = createKeptPage<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader)

/** K1 */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function FaqPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.shows(loaderData), [loaderData])
  const failed = 'failed' in loaderData && loaderData.failed === true
  return loaderData.kind === 'all' ? (
    <AllQuestionsView all={loaderData} failed={failed} />
  ) : (
    // The key resets the open question when the category changes.
    <CategoryQuestionsView key={loaderData.category.number} of={loaderData} failed={failed} />
  )
}
