import { pageMeta } from '#app/features/pages/page-meta.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/page'
import { Article } from './article.tsx'
import { articlesHead } from './head.ts'
import { List } from './list.tsx'
import { loadArticles } from './load.server.ts'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const url = { pathname: args.url.pathname, id: query.get('id'), page: query.get('page') }
  return pageData(args, loadArticles(catalog, { language, ...url }), articlesHead)
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  return 'list' in loaderData ? <List {...loaderData} /> : <Article {...loaderData} />
}
