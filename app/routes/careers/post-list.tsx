import { Trail, useTrail } from '#app/content/trail.tsx'
import { listOf } from '#app/features/articles/structured-data.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { NoData } from '#app/ui/no-data.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { CareerCard } from '#contract/views/articles.ts'
import styles from './post-list.module.css'
import { PostRows } from './post-rows.tsx'

/** X15: the open posts. */
export function PostList({ posts }: { posts: readonly CareerCard[] }) {
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  const trail = useTrail('careers', t('careers.title'))
  return (
    <>
      <PageHead
        title={t('careers.title')}
        description={t('careers.description')}
        canonicalUrl={(of) => pageUrl(of, 'careers')}
        picture={posts[0]?.picture}
        trail={trail}
        jsonLd={posts.length > 0 ? [listOf(posts, origin, language)] : []}
      />
      <PageIntro title={{ text: t('careers.title') }} intro={{ text: t('careers.intro') }}>
        <Trail steps={trail} />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        {posts.length === 0 ? <NoData text={t('careers.empty')} /> : <PostRows posts={posts} heading="h2" />}
      </div>
    </>
  )
}
