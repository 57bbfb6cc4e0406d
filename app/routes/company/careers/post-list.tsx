import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useMessages } from '#app/language/messages.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import type { CareerCard } from '#contract/views/articles.ts'
import { PostRows } from './post-rows.tsx'

/** X15: the open posts. */
export function PostList({ posts }: { posts: readonly CareerCard[] }) {
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
