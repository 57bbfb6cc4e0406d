import { loadArticles } from '#app/loading/load-articles.server.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { Release } from './release.tsx'
import { ReleaseList } from './release-list.tsx'

const messages = messageSet('article', 'breadcrumb', 'measure', 'paging', 'press', 'share')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadArticles(catalog, 'press', { language, id: query.get('id'), page: query.get('page') }), messages(language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function PressPage({ loaderData }: Route.ComponentProps) {
  return 'articles' in loaderData ? (
    <ReleaseList articles={loaderData.articles} pages={loaderData.pages} />
  ) : (
    <Release {...loaderData} />
  )
}
