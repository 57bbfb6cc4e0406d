import { ListPages } from '#app/features/pages/list-pages.tsx'
import { ArticleList } from '#app/features/reading/articles/cards/article-list.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { pageUrl, pageValue } from '#contract/pages/urls.ts'
import type { ArticleListPage } from './load.server.ts'
import { listVariants } from './variants.ts'

/** The list of Happy Kitchen (X3) or of the press releases (X16). */
export function List({ list, articles, pages }: ArticleListPage) {
  const { language } = useLanguage()
  const t = useMessages('company', 'news')
  const { title, intro, empty } = listVariants[list]
  return (
    <>
      <PageIntro page={list} title={{ text: t(title) }} intro={{ text: t(intro) }} />
      <div className="page-width page-body">
        {articles.length === 0 ? (
          <NoData text={t(empty)} />
        ) : (
          <ListPages pages={pages} url={(page) => pageUrl(language, list, { page: pageValue(page) })}>
            <ArticleList articles={articles} lead priority heading="h2" />
          </ListPages>
        )}
      </div>
    </>
  )
}
