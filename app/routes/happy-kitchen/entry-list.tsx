import { Trail, useTrail } from '#app/content/trail.tsx'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import { listOf } from '#app/features/articles/structured-data.ts'
import { ListPages } from '#app/features/list-pages/list-pages.tsx'
import { useListTitle } from '#app/features/list-pages/use-list-title.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { NoData } from '#app/ui/no-data.tsx'
import { pageUrl, pageValue } from '#contract/pages/urls.ts'
import type { HappinessCard } from '#contract/views/articles.ts'
import type { ListPage } from '#contract/views/list-page.ts'
import styles from './entry-list.module.css'

/** X3: the list of entries. */
export function EntryList({ articles, pages }: { articles: readonly HappinessCard[]; pages: ListPage }) {
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  const listTitle = useListTitle(t('happy.title'), pages)
  const trail = useTrail('happyKitchen', t('happy.title'))
  return (
    <>
      <PageHead
        title={listTitle}
        description={t('happy.intro')}
        canonicalUrl={(of) => pageUrl(of, 'happyKitchen', { page: pageValue(pages.number) })}
        picture={articles[0]?.picture}
        trail={trail}
        jsonLd={[listOf(articles, origin, language)]}
      />
      <PageIntro title={{ text: t('happy.title') }} intro={{ text: t('happy.intro') }}>
        <Trail steps={trail} />
      </PageIntro>
      <div className={`page-width ${styles.entries}`}>
        {articles.length === 0 ? (
          <NoData text={t('happy.empty')} />
        ) : (
          <ListPages pages={pages} url={(page) => pageUrl(language, 'happyKitchen', { page: pageValue(page) })}>
            <ArticleList articles={articles} lead priority heading="h2" />
          </ListPages>
        )}
      </div>
    </>
  )
}
