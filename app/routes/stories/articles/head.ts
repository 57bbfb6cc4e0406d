import { listTitle } from '#app/features/pages/list-pages.tsx'
import { articleData, listOf } from '#app/features/reading/articles/structured-data.ts'
import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { pageUrl, pageValue } from '#contract/pages/urls.ts'
import type { ArticleListPage, FullArticlePage, TextArticleKind } from './load.server.ts'
import { listVariants, variants } from './variants.ts'

export const articlesHead = (data: ArticleListPage | FullArticlePage, frame: Frame): PageHead =>
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
