import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** Sends the request target unchanged. `fetch` would normalize it. */
function ask(target: string, { method = 'GET' } = {}): Promise<{ status: number; location: string | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; location: string | undefined; body: string }>()
  request({ host: '127.0.0.1', port: site.port, path: target, method, agent: false }, (response) => {
    let body = ''
    response.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }))
  })
    .on('error', reject)
    .end()
  return promise
}

describe('every page has one URL', () => {
  it.each([
    ['/%66eedback', '/feedback'],
    ['/%46eedback?code=1', '/Feedback?code=1'],
    ['/x/../feedback', '/feedback'],
    ['/x/%2e%2E/feedback?t=1', '/feedback?t=1'],
    ['/feedback/.', '/feedback'],
    ['/./feedback', '/feedback'],
    ['/..', '/'],
    ['/ko/..', '/'],
    ['//productlist?id=2', '/productlist?id=2'],
    ['//evil.example/%2e%2e//feedback', '/feedback'],
    ['///evil.example', '/evil.example'],
    ['/feedback/_.data', '/feedback.data'],
    ['/feedback%E3%80%82', '/feedback'],
    ['/feedback)', '/feedback'],
    ['/ko/feedback%E2%80%8B?t=1', '/ko/feedback?t=1'],
    ['/feedback%EF%BC%8C%E8%AF%B7%E7%9C%8B', '/feedback'],
    ['/%E3%80%82', '/'],
    ['/productdetail?id=RH-0001%E3%80%82', '/productdetail?id=RH-0001'],
    ['/productdetail?id=RH-0001).', '/productdetail?id=RH-0001'],
    ['/zh-hans/productdetail?id=%E2%80%8BRH-0001%E2%80%8B&t=1', '/zh-hans/productdetail?id=RH-0001&t=1'],
    ['/constrast?manycode=101,102%EF%BC%89', '/constrast?manycode=101%2C102'],
    ['/productlist?id=2%E3%80%82%E5%BE%88%E5%A5%BD', '/productlist?id=2'],
  ])('%s redirects to %s', async (target, to) => {
    expect(await ask(target)).toMatchObject({ status: 301, location: to })
  })

  it('keeps what was typed into a search or a form, whatever it ends with', async () => {
    for (const target of ['/search?q=what%3F)', '/fit?cate=2&wall=30%20cm.'])
      expect(await ask(target)).toMatchObject({ status: 200 })
  })

  it('a redirect never goes to another site', async () => {
    for (const target of [
      '//evil.example',
      '/.//evil.example',
      '/x/..//evil.example/',
      '/.//\\evil.example',
      '/%2e/\\evil.example',
    ]) {
      const { status, location } = await ask(target)
      expect([target, status]).toEqual([target, location === undefined ? 404 : 301])
      expect(location ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })

  it('the absolute form of a request target gets the same page, with any host', async () => {
    const page = await ask('/feedback')
    expect(await ask(`http://127.0.0.1:${site.port}/feedback`)).toEqual(page)
    expect(await ask('HTTPS://evil.example/feedback?x=1')).toEqual(page)
    expect((await ask('http://evil.example')).body).toBe((await ask('/')).body)
  })

  it.each(['*', 'about', 'ftp://evil.example/about', 'http:///about', '/about#top'])('%s is malformed: 400', async (target) => {
    expect((await ask(target)).status).toBe(400)
  })

  it('the redirect of another method keeps the method (308)', async () => {
    expect(await ask('//feedback', { method: 'POST' })).toMatchObject({ status: 308, location: '/feedback' })
  })
})

it('unknown URLs share a few cached 404 pages, which do not contain the URL', async () => {
  const before = site.pages.size().entries
  const one = await ask('/nothing-here')
  for (const target of [`/${'x'.repeat(7000)}`, '/%zz', '/a\\b', '/\\evil', '/zz']) {
    expect(await ask(target)).toEqual(one)
  }
  expect(one.status).toBe(404)
  for (const target of ['/a/b', '/a/b/c', '/a/features/b/c', '/features/x/y', '/a/']) await ask(target)
  for (const target of ['/xx/productlist', '/yy/productlist?id=2', '/features/none', '/features/nothing', '/xx/features/nobody'])
    await ask(target)
  for (const target of ['/productdetail?id=ZZ-9', '/productdetail', '/productdetail?id=ZZ-8']) await ask(target)
  // One for each: one segment, several segments, a page after an unknown language, a feature, a feature after an unknown language, a product.
  expect(site.pages.size().entries - before).toBe(6)
})

describe('variants of a URL share one cache entry', () => {
  /** How many entries these requests add to the page cache. */
  async function storedBy(targets: readonly string[]): Promise<number> {
    const before = site.pages.size().entries
    for (const target of targets) expect((await ask(target)).status).toBeLessThan(500)
    return site.pages.size().entries - before
  }

  it.each([
    {
      page: 'a list',
      targets: [
        '/ko/productlist?id=1',
        '/ko/productlist?id=1&filter=type:99999',
        '/ko/productlist?id=1&filter=nonsense:1;x',
        '/ko/productlist?id=1&id=2',
      ],
    },
    {
      page: 'a filtered list',
      targets: [
        '/productlist?id=1&filter=type:1,2',
        '/productlist?id=1&filter=type:2,1',
        '/productlist?filter=type:2&id=1&filter=type:1,1',
        '/productlist?id=1&filter=type:2;none:1;type:1',
      ],
    },
    {
      page: 'a comparison',
      targets: [
        '/constrast?manycode=101,102',
        '/constrast?manycode=101,102,101',
        '/constrast?manycode=101&manycode=%20102,',
        '/constrast?chuancode=&todata=99&manycode=101,102',
      ],
    },
    {
      page: 'the registration',
      targets: ['/registration?code=none-1', '/registration?code=', '/registration', '/registration?code=none-2'],
    },
    { page: 'the 3D view', targets: ['/product-model?id=RH-0001', '/product-model?id=rh0001', '/product-model?id=r.h-00_01'] },
    { page: 'the answer page', targets: ['/sent', '/sent?form=nonsense', '/sent?reference=none', '/sent?form=nonsense2'] },
    { page: 'happy kitchen', targets: ['/informationcopy', '/informationcopy?id='] },
    {
      page: 'the data of a page',
      targets: ['/ko/feedback.data', '/ko/feedback.data?_routes=none', '/ko/feedback.data?_routes=a,b,c'],
    },
    {
      page: 'part of the data of a page',
      targets: [
        '/id/feedback.data?_routes=routes/feedback/page',
        '/id/feedback.data?_routes=x,routes/feedback/page,routes/home/page',
      ],
    },
  ])('$page', async ({ targets }) => {
    expect(await storedBy(targets)).toBe(1)
  })

  it('pages that depend on text a visitor typed are not cached', async () => {
    const before = site.pages.size().entries
    const comparison = await ask('/constrast?manycode=101,98765')
    expect(comparison.status).toBe(200)
    expect((await ask('/sent?form=feedback&reference=3333-3333')).status).toBe(200)
    for (const typed of ['rh-0001', 'rh0001', 'r_h_0001']) expect((await ask(`/productdetail?id=${typed}`)).status).toBe(301)
    expect(site.pages.size().entries).toBe(before)
  })
})
