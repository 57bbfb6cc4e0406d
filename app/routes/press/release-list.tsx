import { Trail, useTrail } from '#app/content/trail.tsx'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import { NewsFeedLink } from '#app/features/articles/news-feed-link.tsx'
import { listOf } from '#app/features/articles/structured-data.ts'
import { ListPages } from '#app/features/list-pages/list-pages.tsx'
import { useListTitle } from '#app/features/list-pages/use-list-title.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { NoData } from '#app/ui/no-data.tsx'
import { pageUrl, pageValue } from '#contract/pages/urls.ts'
import type { PressCard } from '#contract/views/articles.ts'
import type { ListPage } from '#contract/views/list-page.ts'
import styles from './release-list.module.css'

/** X16: the press releases. */
export function ReleaseList({ articles, pages }: { articles: readonly PressCard[]; pages: ListPage }) {
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  const listTitle = useListTitle(t('press.title'), pages)
  const trail = useTrail('press', t('press.title'))
  return (
    <>
      <PageHead
        title={listTitle}
        description={t('press.description')}
        canonicalUrl={(of) => pageUrl(of, 'press', { page: pageValue(pages.number) })}
        picture={articles[0]?.picture}
        trail={trail}
        jsonLd={[listOf(articles, origin, language)]}
      />
      <NewsFeedLink of="press" name={t('press.title')} />
      <PageIntro title={{ text: t('press.title') }} intro={{ text: t('press.intro') }}>
        <Trail steps={trail} />
      </PageIntro>
      <div className={`page-width ${styles.releases}`}>
        {articles.length === 0 ? (
          <NoData text={t('press.empty')} />
        ) : (
          <ListPages pages={pages} url={(page) => pageUrl(language, 'press', { page: pageValue(page) })}>
            <ArticleList articles={articles} lead priority heading="h2" />
          </ListPages>
        )}
      </div>
    </>
  )
}
