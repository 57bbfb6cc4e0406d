import type { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import type { ArticleCard, ArticleView } from '#contract/views/articles.ts'
import type * as Wire from '#contract/wire/article-entities.ts'
import { recipeHtml } from './recipe-html.ts'
import { pictureAddress, plain } from './wire-entities.ts'

export function wireCard({ id, title, published, intro, picture }: ArticleCard): z.input<typeof Wire.Card> {
  return { id, title: plain(title), publishdate: published, intro: plain(intro), img: pictureAddress(picture, 960) }
}

export function wireCardPage(cards: readonly ArticleCard[], page: number, limit: number): z.input<typeof Wire.CardPage> {
  return {
    total: cards.length,
    per_page: limit,
    current_page: page,
    last_page: Math.max(1, Math.ceil(cards.length / limit)),
    data: cards.slice((page - 1) * limit, page * limit).map(wireCard),
  }
}

export function wireArticle(article: ArticleView, language: Language): z.input<typeof Wire.Article> {
  return {
    ...wireCard(article),
    img: pictureAddress(article.picture, 1600),
    content: article.kind === 'recipe' ? recipeHtml(article, language) : article.content.html,
    video_url: article.kind === 'video' ? videoUrl(article.player.sources) : '',
  }
}

/** Every browser plays MP4. */
function videoUrl(sources: readonly { type: string; url: string }[]): string {
  return (sources.find(({ type }) => type === 'mp4') ?? sources[0])?.url ?? ''
}
