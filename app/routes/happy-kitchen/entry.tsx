import { Trail, useTrail } from '#app/content/trail.tsx'
import { MoreArticles } from '#app/features/articles/more-articles.tsx'
import { articleData } from '#app/features/articles/structured-data.ts'
import { WrittenArticle } from '#app/features/articles/written-article.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { ProductRow } from '#app/features/product-card/product-row.tsx'
import { ShareButtons } from '#app/features/share/share-buttons.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import type { HappinessCard, HappinessView } from '#contract/views/articles.ts'

type EntryProps = { article: HappinessView; others: readonly HappinessCard[] }

/** X3: one entry. */
export function Entry({ article, others }: EntryProps) {
  const { language, t } = useLanguage()
  const site = useSite()
  const origin = useRootData()?.origin ?? ''
  const { id, title, intro, picture, products } = article
  const path = articleUrl(language, 'happiness', id)
  const trail = useTrail('happyKitchen', title, id)
  return (
    <>
      <PageHead
        title={title.text}
        description={intro.text}
        canonicalUrl={(of) => pageUrl(of, 'happyKitchen', { id })}
        picture={picture}
        trail={trail}
        jsonLd={[articleData('Article', article, { site, origin, language })]}
      />
      <WrittenArticle
        article={article}
        path={path}
        breadcrumb={<Trail steps={trail} />}
        actions={<ShareButtons title={title.text} path={path} />}
      />
      <ProductRow heading={t('article.products')} products={products} />
      <MoreArticles heading={t('happy.more')} articles={others} />
    </>
  )
}
