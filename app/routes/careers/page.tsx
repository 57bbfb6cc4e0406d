import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadCareers } from './load.server.ts'
import { Post } from './post.tsx'
import { PostList } from './post-list.tsx'

const messages = messageSet('breadcrumb', 'careers', 'share')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadCareers(catalog, { language, id: query.get('id') }), messages(language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CareersPage({ loaderData }: Route.ComponentProps) {
  return 'posts' in loaderData ? <PostList posts={loaderData.posts} /> : <Post {...loaderData} />
}
