import type { FrameSite } from '#app/loading/root-data.ts'
import type { Language } from '#contract/languages.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { ArticleCard } from '#contract/views/articles.ts'

export type Publication = { site: FrameSite; origin: string; language: Language }

/** A schema.org `ItemList` of the articles, in page order. */
export function listOf(articles: readonly ArticleCard[], origin: string, language: Language) {
  return {
    '@type': 'ItemList',
    itemListElement: articles.map(({ kind, id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title.text,
      url: origin + articleUrl(language, kind, id),
    })),
  }
}

/** schema.org's author and publisher of all articles. */
function publisher({ site, origin, language }: Publication) {
  return {
    '@type': 'Organization',
    name: site.brand,
    url: origin + pageUrl(language, 'home'),
    logo: { '@type': 'ImageObject', url: `${origin}/apple-touch-icon.png` },
  }
}

/** The schema.org properties that articles, videos and recipes share. */
export function creativeWork(card: ArticleCard, publication: Publication) {
  const { origin, language } = publication
  return {
    name: card.title.text,
    description: card.intro.text,
    datePublished: card.published,
    inLanguage: language,
    image: [origin + webpUrl(card.picture)],
    author: publisher(publication),
    publisher: publisher(publication),
    mainEntityOfPage: origin + articleUrl(language, card.kind, card.id),
  }
}

export function articleData(type: 'NewsArticle' | 'Article', card: ArticleCard, publication: Publication) {
  return {
    '@type': type,
    ...creativeWork(card, publication),
    headline: card.title.text,
    // Later changes are corrections, not news.
    dateModified: card.published,
  }
}
