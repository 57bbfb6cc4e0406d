import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCatalog } from '#catalog/create-catalog.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { getHotCookbook, getHotNews } from '#contract/wire/calls/index-calls.ts'
import * as calls from '#contract/wire/calls/news-calls.ts'
import { loadIndex } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { type ApiUnderTest, dataOf, type Fields, openApiUnderTest, transports } from './api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await openApiUnderTest()
})
afterAll(() => api.app.close())

const post = (path: string, fields: Fields = {}) => transports.multipart(api.origin + path, fields)
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

describe('lists, page by page', () => {
  const lists = [
    { call: calls.getNewsList, all: ['showroom', 'new-hood'] },
    { call: calls.getVideoList, all: ['wok-smoke'] },
    { call: calls.getCookbookList, all: ['pineapple-tarts', 'congee-with-ginger'] },
    { call: calls.getProjectCaseList, all: ['marina-towers', 'tan-house'] },
    { call: calls.getHappinessList, all: ['sunday-lunch', 'first-kitchen'] },
  ]

  it.each(lists)('$call.path returns the newest first, on one page of 99', async ({ call, all }) => {
    for (const fields of [{}, { limit: '', page: '' }, { limit: 'undefined' }] as Fields[]) {
      const { data, ...rest } = await dataOf(call, await post(call.path, fields))
      expect(ids(data)).toEqual(all)
      expect(rest).toEqual({ total: all.length, per_page: 99, current_page: 1, last_page: 1 })
    }
  })

  it('N2: a card has date, title, introduction and picture', async () => {
    const { data } = await dataOf(calls.getNewsList, await post(calls.getNewsList.path, { lang: 'simples' }))
    expect(data[1]).toEqual({
      id: 'new-hood',
      title: 'A new hood (zh-Hant)',
      publishdate: '2026-03-01',
      intro: 'What happened, in short (zh-Hant).',
      img: expect.stringMatching(/^\/media\/[0-9a-f]{10}\/range-hoods-wide\.\d+\.webp$/),
    })
  })

  it.each([
    { page: '1', limit: '1', shown: ['showroom'] },
    { page: '2', limit: '1', shown: ['new-hood'] },
    { page: '3', limit: '1', shown: [] },
    { page: '999999999', limit: '1', shown: [] },
  ])('page $page of $limit', async ({ page, limit, shown }) => {
    const { data, ...rest } = await dataOf(calls.getNewsList, await post(calls.getNewsList.path, { page, limit }))
    expect(ids(data)).toEqual(shown)
    expect(rest).toEqual({ total: 2, per_page: 1, current_page: Number(page), last_page: 2 })
  })

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { page: '1e3' },
    { limit: '0' },
    { limit: '100' },
    { limit: '-5' },
    { limit: 'null' },
    { page: '0', limit: '0' },
  ] as Fields[])('refuses %o', async (fields) => {
    const answer = await post(calls.getNewsList.path, fields)
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors.map(({ field }: { field: string }) => field)).toEqual(Object.keys(fields))
  })
})

describe('recommended', () => {
  it.each([
    { call: calls.getRecNewsList, shown: ['new-hood'] },
    { call: calls.getRecVideoList, shown: ['wok-smoke'] },
    { call: calls.getRecCookbookList, shown: ['congee-with-ginger'] },
    { call: calls.getRecProjectCaseList, shown: ['marina-towers'] },
  ])('$call.path returns the recommended articles', async ({ call, shown }) => {
    expect(ids(await dataOf(call, await post(call.path)))).toEqual(shown)
  })

  it('H4, H5: hot news and hot recipes are those of the home page, without unpublished ones', async () => {
    expect(ids(await dataOf(getHotNews, await post(getHotNews.path)))).toEqual(['new-hood'])
    expect(ids(await dataOf(getHotCookbook, await post(getHotCookbook.path)))).toEqual(['pineapple-tarts'])
  })
})

describe('one article', () => {
  const info = async (call: typeof calls.getNewsDetail, fields: Fields) =>
    (await dataOf(call, await post(call.path, fields))).info

  it('N5: news with sanitised HTML in the requested language', async () => {
    const news = await info(calls.getNewsDetail, { id: 'new-hood', lang: 'other' })
    expect(news).toMatchObject({ id: 'new-hood', title: 'A new hood (ko)', publishdate: '2026-03-01', video_url: '' })
    expect(news.content).toContain(`<a href="${pageUrl('ko', 'product', { id: 'RH-0001' })}">the hood</a>, <strong>now</strong>`)
  })

  it('N6: a video with the URL of its file', async () => {
    const video = await info(calls.getVideoDetail, { id: 'wok-smoke' })
    expect(video.video_url).toMatch(/^\/media\/[0-9a-f]{10}\/opening\.mp4$/)
    expect(video.content).toContain('<h2>')
  })

  it('N7: a recipe as HTML with escaped ingredients and steps', async () => {
    const recipe = await info(calls.getCookbookDetail, { id: 'congee-with-ginger', lang: 'zh' })
    expect(recipe.content).toBe(
      '<h2>食材</h2><ul><li>200\u00a0g rice</li><li>2\u00a0L water</li></ul>' +
        '<h3>To serve (zh-Hans)</h3><ul><li>ginger &lt; 1\u00a0cm</li></ul>' +
        '<h2>做法</h2><ol><li>Wash the rice.</li><li>Let it simmer.</li></ol><h2>小贴士</h2><p>Stir (zh-Hans).</p>',
    )
    expect(recipe.intro).toBe('Rice, water & time (zh-Hans).')
    expect((await info(calls.getCookbookDetail, { id: 'pineapple-tarts' })).content).not.toContain('Tip')
  })

  it('O5, X3: a project, a case, a Happy Kitchen entry', async () => {
    expect((await info(calls.getProjectCaseDetail, { id: 'marina-towers' })).title).toBe('Marina Towers (en)')
    expect((await info(calls.getProjectCaseDetail, { id: 'tan-house' })).title).toBe('The Tan house (en)')
    expect((await info(calls.getHappinessDetail, { id: 'sunday-lunch' })).content).toContain('<strong>now</strong>')
  })

  it.each([
    calls.getNewsDetail,
    calls.getVideoDetail,
    calls.getCookbookDetail,
    calls.getProjectCaseDetail,
    calls.getHappinessDetail,
  ])('G9: $path answers 404 for an unknown id and 400 without one', async ({ path }) => {
    for (const id of ['nowhere', '__proto__', 'NEW-HOOD', '1']) {
      const answer = await post(path, { id, lang: 'zh' })
      expect([answer.status, (await answer.json()).errors]).toEqual([404, [{ field: 'id', message: '没有该条目' }]])
    }
    expect((await post(path)).status).toBe(400)
    expect((await post(path, { id: 'a\nb' })).status).toBe(400)
  })
})

describe('G14: an article with a future date', () => {
  it('is returned from its day in Singapore, and not before', async () => {
    const index = await loadIndex(fixtureFolder)
    let day = '2026-05-19'
    await using dated = await openApiUnderTest({ catalog: () => createCatalog(index, day) })
    const detail = () => transports.query(dated.origin + calls.getNewsDetail.path, { id: 'showroom' })
    const list = async () => {
      const answer = await transports.query(dated.origin + calls.getNewsList.path, {})
      return (await dataOf(calls.getNewsList, answer)).data
    }
    expect([(await detail()).status, ids(await list())]).toEqual([404, ['new-hood']])
    day = '2026-05-20'
    expect([(await detail()).status, ids(await list())]).toEqual([200, ['showroom', 'new-hood']])
  })
})

describe('K1: getfaqlist', () => {
  it('returns the questions of a category in order, with answers as HTML', async () => {
    const questions = await dataOf(calls.getFaqList, await post(calls.getFaqList.path, { cate: '1', lang: 'Indonesia' }))
    expect(ids(questions)).toEqual(['smoke', 'clean-filter', 'island-height'])
    expect(questions[0]).toEqual({
      id: 'smoke',
      title: 'Why is there smoke? (id)',
      content: '<p>Switch it on <strong>before</strong> you cook.</p>',
    })
    expect(questions[1]?.content).toContain(`href="${pageUrl('id', 'product', { id: 'SD-0001' })}"`)
  })

  it('returns an empty list for a category without questions, and refuses an unknown category', async () => {
    expect(await dataOf(calls.getFaqList, await post(calls.getFaqList.path, { cate: '2' }))).toEqual([])
    for (const cate of ['0', '7', 'hobs']) expect((await post(calls.getFaqList.path, { cate })).status).toBe(400)
    expect((await post(calls.getFaqList.path)).status).toBe(400)
  })
})
