import type { Language } from '#contract/languages.ts'
import type { ArticleKind, ArticleView } from '#contract/views/articles.ts'
import * as calls from '#contract/wire/calls/news-calls.ts'
import { articleEntry, cardEntry, cardPage, questionEntry } from '#contract/wire/entities/article-entities.ts'
import type { Api } from './api.ts'
import { recipeHtml } from './recipe-html.ts'
import { notFound } from './refusal.ts'

/** The calls for articles: news, videos, recipes, projects and cases, Happy Kitchen, and questions. */
export function newsApi(api: Api) {
  const list = (call: typeof calls.getNewsList, kind: ArticleKind) =>
    api.call(call, ({ lang, page, limit }, catalog) => {
      const cards = catalog.articles(lang, kind, { from: (page - 1) * limit, limit })
      return cardPage({ cards, total: catalog.articleIds(kind).length, page, limit })
    })
  list(calls.getNewsList, 'news')
  list(calls.getVideoList, 'video')
  list(calls.getCookbookList, 'recipe')
  list(calls.getProjectCaseList, 'case')
  list(calls.getHappinessList, 'happiness')

  const recommended = (call: typeof calls.getRecNewsList, kind: ArticleKind) =>
    api.call(call, ({ lang }, catalog) => catalog.recommendedArticles(lang, kind).map(cardEntry))
  recommended(calls.getRecNewsList, 'news')
  recommended(calls.getRecVideoList, 'video')
  recommended(calls.getRecCookbookList, 'recipe')
  recommended(calls.getRecProjectCaseList, 'case')

  const detail = (call: typeof calls.getNewsDetail, kind: ArticleKind) =>
    api.call(call, ({ lang, id }, catalog) => {
      const article = catalog.article(lang, kind, id)
      return article ? { info: articleEntry({ ...article, html: articleHtml(article, lang) }) } : notFound('id')
    })
  detail(calls.getNewsDetail, 'news')
  detail(calls.getVideoDetail, 'video')
  detail(calls.getCookbookDetail, 'recipe')
  detail(calls.getProjectCaseDetail, 'case')
  detail(calls.getHappinessDetail, 'happiness')

  api.call(calls.getFaqList, ({ lang, cate }, catalog) => catalog.faq(lang, cate).map(questionEntry))
}

const articleHtml = (article: ArticleView, language: Language) =>
  article.kind === 'recipe' ? recipeHtml(article, language) : article.content.html
