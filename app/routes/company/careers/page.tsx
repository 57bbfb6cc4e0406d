import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useMessages } from '#app/language/messages.ts'
import { loadArticle } from '#app/loading/load-article.server.ts'
import { found, type Outcome } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import type { CareerCard } from '#contract/views/articles.ts'
import type { Route } from './+types/page'
import { type CareersData, careersHead } from './head.ts'
import { Post } from './post.tsx'
import { PostRows } from './post-rows.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const id = query.get('id')
  const outcome: Outcome<CareersData> = id
    ? loadArticle(catalog, { language, kind: 'career', id })
    : found({ posts: catalog.articles(language, 'career') })
  return pageData(args, outcome, careersHead)
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CareersPage({ loaderData }: Route.ComponentProps) {
  return 'posts' in loaderData ? <PostList posts={loaderData.posts} /> : <Post {...loaderData} />
}

/** X15: the open posts. */
function PostList({ posts }: { posts: readonly CareerCard[] }) {
  const t = useMessages('company')
  return (
    <>
      <PageIntro page="careers" title={{ text: t('careers.title') }} intro={{ text: t('careers.intro') }} />
      <div className="page-width page-body">
        {posts.length === 0 ? <NoData text={t('careers.empty')} /> : <PostRows posts={posts} heading="h2" />}
      </div>
    </>
  )
}
