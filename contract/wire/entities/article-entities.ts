import { z } from 'zod'
import { webpUrl } from '#contract/pictures.ts'
import type { ArticleCard, ArticleView } from '#contract/views/articles.ts'
import type { FaqView } from '#contract/views/support.ts'
import { Path } from '../common.ts'
import { mp4Url, plain } from '../values.ts'
import { entityOf } from './entity.ts'

const Day = z.iso.date().describe('YYYY-MM-DD')

const card = entityOf<ArticleCard>()((field) => ({
  id: field(z.string(), ({ id }) => id),
  title: field(z.string(), ({ title }) => plain(title)),
  publishdate: field(Day, ({ published }) => published),
  intro: field(z.string().describe('One or two sentences, plain text'), ({ intro }) => plain(intro)),
  img: field(Path.describe('Picture, up to 960 pixels wide'), ({ picture }) => webpUrl(picture, 960)),
}))
export const Card = card.schema
export const cardEntry = card.from

/** `cards` are those of the page. */
const page = entityOf<{ cards: readonly ArticleCard[]; total: number; page: number; limit: number }>()((field) => ({
  total: field(z.int().describe('Total number of entries'), ({ total }) => total),
  per_page: field(z.int(), ({ limit }) => limit),
  current_page: field(z.int(), (asked) => asked.page),
  last_page: field(z.int().describe('At least 1'), ({ total, limit }) => Math.max(1, Math.ceil(total / limit))),
  data: field(z.array(Card).describe('Newest first; empty after the last page'), ({ cards }) => cards.map(cardEntry)),
}))
export const CardPage = page.schema
export const cardPage = page.from

/** `html` is the body of the article. The server renders it, because recipes need translated headings. */
const article = entityOf<ArticleView & { html: string }>()((field) => ({
  id: field(z.string(), ({ id }) => id),
  title: field(z.string(), ({ title }) => plain(title)),
  publishdate: field(Day, ({ published }) => published),
  intro: field(z.string().describe('One or two sentences, plain text'), ({ intro }) => plain(intro)),
  img: field(Path.describe('Picture, up to 1600 pixels wide'), ({ picture }) => webpUrl(picture, 1600)),
  content: field(z.string().describe('HTML; for a recipe, its ingredients and steps'), ({ html }) => html),
  video_url: field(z.string().describe('Path of the video, empty if there is none'), (one) =>
    one.kind === 'video' ? mp4Url(one.player.sources) : '',
  ),
}))
export const Article = article.schema
export const articleEntry = article.from

const question = entityOf<FaqView>()((field) => ({
  id: field(z.string(), ({ id }) => id),
  title: field(z.string(), ({ title }) => plain(title)),
  content: field(z.string().describe('HTML'), ({ answer }) => answer.html),
}))
export const Question = question.schema
export const questionEntry = question.from
