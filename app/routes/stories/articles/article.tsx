import type { ReactNode } from 'react'
import { Trail } from '#app/content/trail.tsx'
import { HubLink } from '#app/features/pages/hub-tabs/hub-link.tsx'
import { newsHub } from '#app/features/pages/hub-tabs/hubs.ts'
import { ProductRow } from '#app/features/products/product-card/product-row.tsx'
import { MoreArticles } from '#app/features/reading/articles/cards/more-articles.tsx'
import { FullArticle } from '#app/features/reading/articles/full-article.tsx'
import { ShareButtons } from '#app/features/reading/share-buttons.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { articleUrl } from '#contract/pages/urls.ts'
import type { FullArticlePage } from './load.server.ts'
import { PressMaterial } from './press-material.tsx'
import { variants } from './variants.ts'

/** News lead back to the hub that the visitor came from. */
const linkToHub = (name: ReactNode) => <HubLink hub={newsHub}>{name}</HubLink>

/** An article of the news, of Happy Kitchen or of the press. */
export function Article({ article, others }: FullArticlePage) {
  const { language } = useLanguage()
  const t = useMessages('company', 'news')
  const { kind, id, title, products } = article
  const { page, more } = variants[kind]
  const path = articleUrl(language, kind, id)
  return (
    <>
      <FullArticle
        article={article}
        path={path}
        breadcrumb={<Trail page={page} name={title} id={id} firstLink={kind === 'news' ? linkToHub : undefined} />}
        actions={<ShareButtons title={title.text} path={path} />}
      />
      {article.kind === 'press' && <PressMaterial article={article} />}
      <ProductRow heading={t('article.products')} products={products} />
      <MoreArticles heading={t(more)} articles={others} list={kind === 'news' ? 'news' : undefined} />
    </>
  )
}
