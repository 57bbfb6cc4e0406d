import { loadArticles } from '#app/loading/load-articles.server.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { Entry } from './entry.tsx'
import { EntryList } from './entry-list.tsx'

const messages = messageSet('article', 'breadcrumb', 'happy', 'measure', 'paging', 'share')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(
    loadArticles(catalog, 'happyKitchen', { language, id: query.get('id'), page: query.get('page') }),
    messages(language),
  )
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function HappyKitchenPage({ loaderData }: Route.ComponentProps) {
  return 'articles' in loaderData ? (
    <EntryList articles={loaderData.articles} pages={loaderData.pages} />
  ) : (
    <Entry {...loaderData} />
  )
}
