import { z } from 'zod'
import { readCall } from '../call.ts'
import { Category, Limit, Line, localised, Page } from '../common.ts'
import { Article, Card, CardPage, Question } from '../entities/article-entities.ts'

const paged = z.object({ page: Page, limit: Limit, ...localised })
const ofId = z.object({ id: Line, ...localised })
const info = z.object({ info: Article })

// The calls of all kinds differ only in path and summary.
const list = (path: `/api/News/${string}`, what: string) =>
  readCall({ path, summary: `${what}, paginated`, fields: paged, data: CardPage })
const recommended = (path: `/api/News/${string}`, what: string) =>
  readCall({ path, summary: `Recommended: ${what}`, fields: z.object(localised), data: z.array(Card) })
const detail = (path: `/api/News/${string}`, what: string) => readCall({ path, summary: `One ${what}`, fields: ofId, data: info })

export const getNewsList = list('/api/News/getnewslist', 'News')
export const getVideoList = list('/api/News/getvideolist', 'Videos')
export const getCookbookList = list('/api/News/getcookbooklist', 'Recipes')
export const getProjectCaseList = list('/api/News/getprojectcaselist', 'Projects and cases')
export const getHappinessList = list('/api/News/gethappinesslist', 'Happy Kitchen entries')

export const getRecNewsList = recommended('/api/News/getrecnewslist', 'news')
export const getRecVideoList = recommended('/api/News/getrecvideolist', 'videos')
export const getRecCookbookList = recommended('/api/News/getreccookbooklist', 'recipes')
export const getRecProjectCaseList = recommended('/api/News/getrecprojectcaselist', 'projects and cases')

export const getNewsDetail = detail('/api/News/getnewsdetail', 'piece of news')
export const getVideoDetail = detail('/api/News/getvideodetail', 'video')
export const getCookbookDetail = detail('/api/News/getcookbookdetail', 'recipe')
export const getProjectCaseDetail = detail('/api/News/getprojectcasedetail', 'project or case')
export const getHappinessDetail = detail('/api/News/gethappinessdetail', 'Happy Kitchen entry')

export const getFaqList = readCall({
  path: '/api/News/getfaqlist',
  summary: 'Questions about a category, with their answers',
  fields: z.object({ cate: Category, ...localised }),
  data: z.array(Question),
})
