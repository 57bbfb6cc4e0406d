import type { ReactNode } from 'react'
import { Trail } from '#app/content/trail.tsx'
import { HubLink } from '#app/features/pages/hub-tabs/hub-link.tsx'
import { newsHub } from '#app/features/pages/hub-tabs/hubs.ts'
import { ListPages, listTitle } from '#app/features/pages/list-pages.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { ProductRow } from '#app/features/products/product-card/product-row.tsx'
import { ArticleList } from '#app/features/reading/articles/cards/article-list.tsx'
import { MoreArticles } from '#app/features/reading/articles/cards/more-articles.tsx'
import { FullArticle } from '#app/features/reading/articles/full-article.tsx'
import { articleData, listOf } from '#app/features/reading/articles/structured-data.ts'
import { ShareButtons } from '#app/features/reading/share-buttons.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { articleUrl, pageUrl, pageValue } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { type ArticleListPage, type FullArticlePage, loadArticles, type TextArticleKind } from './load.server.ts'
import { PressMaterial } from './press-material.tsx'
import { listVariants, variants } from './variants.ts'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const url = { pathname: args.url.pathname, id: query.get('id'), page: query.get('page') }
  return pageData(args, loadArticles(catalog, { language, ...url }), articlesHead)
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  return 'list' in loaderData ? <List {...loaderData} /> : <Article {...loaderData} />
}

const articlesHead = (data: ArticleListPage | FullArticlePage, frame: Frame): PageHead =>
  'list' in data ? listHead(data, frame) : articleHead(data, frame)

function listHead({ list, articles, pages }: ArticleListPage, frame: Frame): PageHead {
  const { t, trail, origin, language } = frame
  const { title, description, kind } = listVariants[list]
  return {
    title: listTitle(t, t(title), pages),
    description: t(description),
    canonicalUrl: (of) => pageUrl(of, list, { page: pageValue(pages.number) }),
    picture: articles[0]?.picture,
    trail: trail(list, t(title)),
    jsonLd: [listOf(articles, origin, language)],
    ...feedOf(kind, frame),
  }
}

function articleHead({ article }: FullArticlePage, frame: Frame): PageHead {
  const { kind, id, title, intro, picture } = article
  const { page, schemaType } = variants[kind]
  return {
    title: title.text,
    description: intro.text,
    canonicalUrl: (of) => pageUrl(of, page, { id }),
    picture,
    trail: frame.trail(page, title, id),
    jsonLd: [articleData(schemaType, article, frame)],
    ...feedOf(kind, frame),
  }
}

function feedOf(kind: TextArticleKind, { t }: Frame): Pick<PageHead, 'feed'> {
  const { feed } = variants[kind]
  return feed ? { feed: { of: feed.of, name: t(feed.name) } } : {}
}

/** The list of Happy Kitchen (X3) or of the press releases (X16). */
function List({ list, articles, pages }: ArticleListPage) {
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

/** News lead back to the hub that the visitor came from. */
const linkToHub = (name: ReactNode) => <HubLink hub={newsHub}>{name}</HubLink>

/** An article of the news, of Happy Kitchen or of the press. */
function Article({ article, others }: FullArticlePage) {
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
