import { Link } from 'react-router'
import { Words } from '#app/content/words.tsx'
import { MoreArticles } from '#app/features/articles/more-articles.tsx'
import { articleData } from '#app/features/articles/structured-data.ts'
import { WrittenArticle } from '#app/features/articles/written-article.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { breadcrumbList } from '#app/features/page-head/structured-data.ts'
import { ProductRow } from '#app/features/product-card/product-row.tsx'
import { ShareButtons } from '#app/features/share/share-buttons.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { paths } from '#contract/pages/paths.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import type { HappinessCard, HappinessView } from '#contract/views/articles.ts'

type EntryProps = { article: HappinessView; others: readonly HappinessCard[] }

/** X3, one entry. */
export function Entry({ article, others }: EntryProps) {
  const { language, t } = useLanguage()
  const site = useSite()
  const origin = useRootData()?.origin ?? ''
  const { id, title, intro, picture, products } = article
  const path = articleUrl(language, 'happiness', id)
  const trail = [
    { name: t('nav.home'), url: origin + pageUrl(language, 'home') },
    { name: t('happy.title'), url: origin + pageUrl(language, 'happyKitchen') },
    { name: title.text, url: origin + path },
  ]
  return (
    <>
      <PageHead
        title={title.text}
        description={intro.text}
        path={paths.happyKitchen}
        query={{ id }}
        picture={picture}
        jsonLd={[articleData('Article', article, { site, origin, language }), breadcrumbList(trail)]}
      />
      <WrittenArticle
        article={article}
        path={path}
        breadcrumb={
          <Breadcrumb label={t('breadcrumb.label')}>
            <Link to={pageUrl(language, 'home')}>{t('nav.home')}</Link>
            <Link to={pageUrl(language, 'happyKitchen')}>{t('happy.title')}</Link>
            <Words of={title} />
          </Breadcrumb>
        }
        actions={<ShareButtons title={title.text} path={path} />}
      />
      <ProductRow heading={t('article.products')} products={products} />
      <MoreArticles heading={t('happy.more')} articles={others} />
    </>
  )
}
