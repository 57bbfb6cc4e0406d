import type { ArticleKind } from '#contract/views/articles.ts'
import * as calls from '#contract/wire/news-calls.ts'
import type { Api } from './api.ts'
import { notFound } from './refusal.ts'
import { wireArticle, wireCard, wireCardPage } from './wire-articles.ts'
import { plain } from './wire-entities.ts'

/** What the reading part says: news, videos, recipes, projects and cases, Happy Kitchen, questions. */
export function newsApi(api: Api) {
  const list = (call: typeof calls.getNewsList, kind: ArticleKind) =>
    api.call(call, ({ lang, page, limit }, catalog) => wireCardPage(catalog.articles(lang, kind), page, limit))
  list(calls.getNewsList, 'news')
  list(calls.getVideoList, 'video')
  list(calls.getCookbookList, 'recipe')
  list(calls.getProjectCaseList, 'case')
  list(calls.getHappinessList, 'happiness')

  const recommended = (call: typeof calls.getRecNewsList, kind: ArticleKind) =>
    api.call(call, ({ lang }, catalog) => catalog.recommendedArticles(lang, kind).map(wireCard))
  recommended(calls.getRecNewsList, 'news')
  recommended(calls.getRecVideoList, 'video')
  recommended(calls.getRecCookbookList, 'recipe')
  recommended(calls.getRecProjectCaseList, 'case')

  const detail = (call: typeof calls.getNewsDetail, kind: ArticleKind) =>
    api.call(call, ({ lang, id }, catalog) => {
      const article = catalog.article(lang, kind, id)
      return article ? { info: wireArticle(article, lang) } : notFound('id')
    })
  detail(calls.getNewsDetail, 'news')
  detail(calls.getVideoDetail, 'video')
  detail(calls.getCookbookDetail, 'recipe')
  detail(calls.getProjectCaseDetail, 'case')
  detail(calls.getHappinessDetail, 'happiness')

  api.call(calls.getFaqList, ({ lang, cate }, catalog) =>
    catalog.faq(lang, cate).map(({ id, title, answer }) => ({ id, title: plain(title), content: answer.html })),
  )
}
