import { listOf } from '#app/features/reading/articles/structured-data.ts'
import type { ArticlePage } from '#app/loading/load-article.server.ts'
import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { CareerCard } from '#contract/views/articles.ts'
import { jobPosting } from './structured-data.ts'

export function careersHead(data: { posts: CareerCard[] } | ArticlePage<'career'>, frame: Frame): PageHead {
  const { language, t, origin, trail } = frame
  if ('posts' in data) {
    const { posts } = data
    return {
      title: t('careers.title'),
      description: t('careers.description'),
      canonicalUrl: (of) => pageUrl(of, 'careers'),
      picture: posts[0]?.picture,
      trail: trail('careers', t('careers.title')),
      jsonLd: posts.length > 0 ? [listOf(posts, origin, language)] : [],
    }
  }
  const { article } = data
  const { id, title, intro, picture } = article
  return {
    title: title.text,
    description: intro.text,
    canonicalUrl: (of) => pageUrl(of, 'careers', { id }),
    picture,
    trail: trail('careers', title, id),
    jsonLd: [jobPosting(article, frame)],
  }
}
