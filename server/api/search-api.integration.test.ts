import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { search } from '#contract/wire/search-calls.ts'
import { type ApiUnderTest, dataOf, type Fields, openApiUnderTest, transports } from './api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await openApiUnderTest()
})
afterAll(() => api.app.close())

const ask = (fields: Fields) => transports.query(api.origin + search.path, fields)
const suggestions = async (fields: Fields) => dataOf(search, await ask(fields))

describe('search: suggestions', () => {
  it.each(Object.keys(transports) as (keyof typeof transports)[])('are returned to %s requests', async (transport) => {
    const answer = await transports[transport](api.origin + search.path, { q: 'rh0001' })
    const [first] = (await dataOf(search, answer)).data
    expect(first).toEqual({
      kind: 'product',
      kind_name: 'Products',
      title: 'Slanted hood, 90\u00a0cm',
      note: 'RH-0001',
      link: pageUrl('en', 'product', { id: 'RH-0001' }),
    })
  })

  it('have texts and links in the requested language', async () => {
    const answer = await suggestions({ q: '淡滨', lang: 'zh' })
    expect(answer).toMatchObject({ total: 1, message: '1 条结果', link: pageUrl('zh-Hans', 'search', { q: '淡滨' }) })
    expect(answer.data).toMatchObject([{ kind: 'shop', kind_name: '店铺', link: pageUrl('zh-Hans', 'shopFinder') }])
  })

  it('are at most eight, and at most three of a kind', async () => {
    const { total, data } = await suggestions({ q: 'hood' })
    expect(data.length).toBeLessThanOrEqual(8)
    expect(total).toBeGreaterThan(data.length)
    for (const { kind } of data) expect(data.filter((other) => other.kind === kind).length).toBeLessThanOrEqual(3)
  })

  it('are not cacheable', async () => {
    expect((await ask({ q: 'hood' })).headers.get('cache-control')).toBe('no-store')
  })

  it('refuse a request without a query', async () => {
    const answer = await ask({ q: '' })
    expect([answer.status, (await answer.json()).errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['q']])
  })

  it.each(['<', '😀', '*', '__proto__', '"', '%', 'x'.repeat(5000), '<p>'.repeat(1700)])(
    'are empty for a meaningless query (%#)',
    async (q) => {
      const { total, data } = await dataOf(search, await transports.urlencoded(api.origin + search.path, { q }))
      expect([total, data]).toEqual([0, []])
    },
  )

  it('never write the query into the log', async () => {
    await ask({ q: 'a secret wish' })
    expect(JSON.stringify(api.logged)).not.toContain('secret')
  })
})
