import { pageMeta } from '#app/features/pages/page-meta.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/page'
import { careersHead } from './head.ts'
import { loadCareers } from './load.server.ts'
import { Post } from './post.tsx'
import { PostList } from './post-list.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, loadCareers(catalog, { language, id: query.get('id') }), careersHead)
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CareersPage({ loaderData }: Route.ComponentProps) {
  return 'posts' in loaderData ? <PostList posts={loaderData.posts} /> : <Post {...loaderData} />
}
