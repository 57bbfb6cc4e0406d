import { Trail, useTrail } from '#app/content/trail.tsx'
import { MoreArticles } from '#app/features/articles/more-articles.tsx'
import { NewsFeedLink } from '#app/features/articles/news-feed-link.tsx'
import { articleData } from '#app/features/articles/structured-data.ts'
import { WrittenArticle } from '#app/features/articles/written-article.tsx'
import { HubLink } from '#app/features/hub-tabs/hub-link.tsx'
import { newsHub } from '#app/features/hub-tabs/hubs.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { ProductRow } from '#app/features/product-card/product-row.tsx'
import { ShareButtons } from '#app/features/share/share-buttons.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { loadArticle } from '#app/loading/load-article.server.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'

const messages = messageSet('article', 'breadcrumb', 'measure', 'newsArticle', 'share')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadArticle(catalog, { language, kind: 'news', id: query.get('id') ?? '' }), messages(language))
}

/** N5: both of its URLs show this page; the first is canonical. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function NewsArticlePage({ loaderData: { article, others } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const site = useSite()
  const origin = useRootData()?.origin ?? ''
  const { id, title, intro, picture, products } = article
  const path = articleUrl(language, 'news', id)
  const trail = useTrail('newsArticle', title, id)
  return (
    <>
      <PageHead
        title={title.text}
        description={intro.text}
        canonicalUrl={(of) => pageUrl(of, 'newsArticle', { id })}
        picture={picture}
        trail={trail}
        jsonLd={[articleData('NewsArticle', article, { site, origin, language })]}
      />
      <NewsFeedLink />
      <WrittenArticle
        article={article}
        path={path}
        breadcrumb={<Trail steps={trail} firstLink={(name) => <HubLink hub={newsHub}>{name}</HubLink>} />}
        actions={<ShareButtons title={title.text} path={path} />}
      />
      <ProductRow heading={t('article.products')} products={products} />
      <MoreArticles heading={t('newsArticle.more')} articles={others} list="news" />
    </>
  )
}
