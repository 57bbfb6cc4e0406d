import { useEffect } from 'react'
import { rememberLastLoaded } from '#app/features/pages/load-error/last-loaded.ts'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/page'
import { AllQuestionsView } from './all-questions.tsx'
import { CategoryQuestionsView } from './category-questions.tsx'
import { faqHead } from './head.ts'
import { loadFaq } from './load.server.ts'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, loadFaq(catalog, { language, category: query.get('id') }), faqHead)
}

const lastLoaded = rememberLastLoaded<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => lastLoaded.load(serverLoader)

/** K1 */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function FaqPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => lastLoaded.shows(loaderData), [loaderData])
  const failed = 'failed' in loaderData && loaderData.failed === true
  return loaderData.kind === 'all' ? (
    <AllQuestionsView all={loaderData} failed={failed} />
  ) : (
    // The key resets the open question when the category changes.
    <CategoryQuestionsView key={loaderData.category.number} of={loaderData} failed={failed} />
  )
}
