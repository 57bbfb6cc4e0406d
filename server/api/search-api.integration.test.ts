import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { search, searchOpened } from '#contract/wire/calls/search-calls.ts'
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
      group: 'products',
      group_name: 'Products',
      kind: 'product',
      kind_name: 'Products',
      title: 'Slanted hood, 90\u00a0cm',
      title_lang: '',
      note: 'RH-0001',
      link: pageUrl('en', 'product', { id: 'RH-0001' }),
      thumb: expect.stringMatching(/^\/media\/.+\.240\.webp$/),
    })
  })

  it('have texts and links in the requested language', async () => {
    const answer = await suggestions({ q: '淡滨', lang: 'zh' })
    expect(answer).toMatchObject({ total: 1, message: '1 条结果', link: pageUrl('zh-Hans', 'search', { q: '淡滨' }) })
    expect(answer.data).toMatchObject([{ kind: 'shop', kind_name: '店铺', link: pageUrl('zh-Hans', 'shopFinder') }])
  })

  it('Q2: in another language than the page, each title says which', async () => {
    const { data } = await suggestions({ q: '淡滨', lang: 'other' })
    expect(data).toMatchObject([{ kind: 'shop', title_lang: 'zh-Hans', link: pageUrl('zh-Hans', 'shopFinder') }])
  })

  it('are at most eight, and at most three of a kind', async () => {
    const { total, data } = await suggestions({ q: 'hood' })
    expect(data.length).toBeLessThanOrEqual(8)
    expect(total).toBeGreaterThan(data.length)
    for (const { kind } of data) expect(data.filter((other) => other.kind === kind).length).toBeLessThanOrEqual(3)
  })

  it('Q7: are sorted by group, and at most four of the first group and two of the others', async () => {
    const { data } = await suggestions({ q: 'hood' })
    const names = [...new Set(data.map(({ group_name }) => group_name))]
    expect(names.length).toBeGreaterThan(1)
    expect(data).toEqual(names.flatMap((name) => data.filter(({ group_name }) => group_name === name)))
    for (const [index, name] of names.entries()) {
      expect(data.filter(({ group_name }) => group_name === name).length).toBeLessThanOrEqual(index === 0 ? 4 : 2)
    }
  })

  it.each([
    { q: 'rh-0001', kind: 'product', has: true },
    { q: 'congee', kind: 'recipe', has: true },
    { q: 'vela', kind: 'series', has: true },
    { q: 'tampines', kind: 'shop', has: false },
  ])('Q7: $kind: has a picture: $has', async ({ q, kind, has }) => {
    const found = (await suggestions({ q })).data.find((one) => one.kind === kind)
    expect(found?.thumb).toMatch(has ? /^\/media\/.+\.240\.webp$/ : /^$/)
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

describe('Q8: searchopened', () => {
  it('counts what was opened, and answers the same whether the words were searched for or not', async () => {
    const opened: unknown[] = []
    await using own = await openApiUnderTest({ countOpened: (one) => opened.push(one) })
    const url = own.origin + searchOpened.path
    const answers = [
      await transports.urlencoded(url, { q: 'hood', lang: 'zh' }),
      await transports.json(url, { q: ' nobody searched for this ', suggestion: '1' }),
    ]
    for (const answer of answers) expect(await dataOf(searchOpened, answer)).toEqual({ received: 1 })
    expect(opened).toEqual([
      { language: 'zh-Hans', query: 'hood', isSuggestion: false },
      { language: 'en', query: 'nobody searched for this', isSuggestion: true },
    ])
  })

  it('refuses GET, empty words, other values and pages of other sites', async () => {
    const opened: unknown[] = []
    await using own = await openApiUnderTest({ countOpened: (one) => opened.push(one) })
    const url = own.origin + searchOpened.path
    const body = new URLSearchParams({ q: 'hood' })
    const statuses = [
      await transports.query(url, { q: 'hood' }),
      await transports.urlencoded(url, { q: ' ' }),
      await transports.urlencoded(url, { q: 'hood', suggestion: '2' }),
      await fetch(url, { method: 'POST', body, headers: { origin: 'https://other.example.com' } }),
    ].map(({ status }) => status)
    expect([statuses, opened]).toEqual([[405, 400, 400, 403], []])
  })

  it('takes 60 in ten minutes from one address', async () => {
    await using own = await openApiUnderTest()
    const send = (address: string) =>
      fetch(own.origin + searchOpened.path, {
        method: 'POST',
        body: new URLSearchParams({ q: 'hood' }),
        headers: { 'x-forwarded-for': address },
      })
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await send('203.0.113.1')).status))
    expect(statuses.toSorted()).toEqual([...Array(60).fill(200), 429])
    expect((await send('203.0.113.2')).status).toBe(200)
  })
})
