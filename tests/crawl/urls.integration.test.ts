import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { paths } from '#contract/pages/paths.ts'
import { articleUrl, featureUrl, framedUrl, localPath, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { sampleOf } from '#tests/audit/content-sample.ts'
import { screens } from '#tests/audit/screens.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { wordsIn } from '#tests/support/words.ts'
import { readPage } from './page-facts.ts'

let site: RunningSite

beforeAll(async () => {
  site = await runSite({ content: 'tests/content', inPlace: true })
})
afterAll(() => site[Symbol.asyncDispose]())

const get = (url: string, headers: Record<string, string> = {}) => fetch(site.origin + url, { headers, redirect: 'manual' })
const pageAt = async (url: string) => readPage(await (await get(url)).text())

describe('every screen', () => {
  it('G8: has a unique title with the brand, a description and one main heading', async () => {
    const sample = sampleOf(site.content.current())
    const titles = new Map<string, string>()
    for (const { name, urlIn, status } of screens) {
      const { titles: found, descriptions, headings } = await pageAt(urlIn(sample, 'en') ?? '')
      expect(found, name).toEqual([expect.stringMatching(/^.{4,100} – Solenne$/)])
      expect(headings, name).toHaveLength(1)
      if (status === 200) expect(descriptions[0]?.length, `${name}: ${descriptions[0]}`).toBeGreaterThan(20)
      titles.set(name, found[0] ?? '')
    }
    // Six screens share a title: both lists show one category, the shop finder and visits have one title for all searches, and a product and the home page keep theirs with shops or an enquiry.
    expect(new Set(titles.values()).size).toBe(screens.length - 6)
  })
})

describe('G9: an unknown URL', () => {
  it.each(languages)('returns the 404 page of the site, $language', async ({ language }) => {
    const t = wordsIn(language)
    const url = localPath(language, '/no-such-page')
    expect((await get(url)).status).toBe(404)
    const { lang, headings, passages, links } = await pageAt(url)
    expect(lang).toBe(language)
    expect(headings).toEqual([t('notFound.title')])
    expect(passages.map(({ text }) => text)).toContain(t('notFound.home'))
    expect(links).toContain(pageUrl(language, 'home'))
    for (const category of [1, 2, 3, 4, 5, 6] as const) expect(links).toContain(productListUrl(language, category))
  })

  it.each([
    pageUrl('en', 'product', { id: 'XX-0000' }),
    paths.product,
    pageUrl('ko', 'product', { id: 'XX-0000' }),
    pageUrl('en', 'productList', { id: '9' }),
    '/fr/productlist',
    featureUrl('en', 'none'),
    pageUrl('en', 'framed', { type: '1', name: 'none', cate: '1' }),
    pageUrl('en', 'happyKitchen', { id: 'nothing' }),
    `${pageUrl('en', 'cooperation')}?id=nowhere`,
    ...[paths.newsArticle, paths.newsDetails, paths.video, paths.recipe, paths.case].flatMap((path) => [
      path,
      `/ko${path}?id=nothing`,
    ]),
  ])('or an unknown id is 404: %s', async (url) => {
    expect((await get(url)).status).toBe(404)
    const { lang, headings } = await pageAt(url)
    expect(headings).toEqual([wordsIn(lang === 'ko' ? 'ko' : 'en')('notFound.title')])
  })

  it.each([
    'type=1&name=https://evil.example.com&cate=1',
    'type=9&name=vela&cate=1',
    'type=2&name=RH-9010&cate=1',
    'type=1&name=vela&cate=2',
  ])('X1: the frame is 404 for a page that the content does not list: %s', async (query) =>
    expect((await get(`${pageUrl('en', 'framed')}?${query}`)).status).toBe(404),
  )

  it('G14: an article with a future date is 404', async () => {
    const future = articleUrl('en', 'news', 'parts-counter-at-kiln-lane')
    expect((await get(future)).status).toBe(404)
  })
})

describe('a URL', () => {
  it('G2: alone decides the response', async () => {
    const plain = await (await get(pageUrl('en', 'productList', { id: '2' }))).text()
    const other = await get(pageUrl('en', 'productList', { id: '2' }), { 'Accept-Language': 'ko', Cookie: 'lang=other' })
    expect(await other.text()).toBe(plain)
    expect(other.headers.get('vary') ?? '').not.toMatch(/cookie|accept-language/i)
  })

  it('N1: returns the same article for links from any list', async () => {
    const plain = await get(articleUrl('en', 'news', 'cooking-evenings'))
    const listed = await get(articleUrl('en', 'news', 'cooking-evenings', 'recommended'))
    expect(await listed.text()).toBe(await plain.text())
  })

  it.each([
    ['N1', '/ko/alltitle', pageUrl('ko', 'newsHub')],
    ['N1', '/alltitle/portrait', pageUrl('en', 'videos')],
    ['G13', pageUrl('en', 'product', { id: 'SD-1108' }), framedUrl('en', 'product', 'SD-1108', 6)],
  ])('%s: %s redirects to %s', async (_, former, today) => {
    const answer = await get(former)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, today])
  })

  it.each(languages)('G1: the language prefix decides `lang` and the text, $language', async ({ language }) => {
    const { lang, passages } = await pageAt(productListUrl(language, 2))
    expect(lang).toBe(language)
    expect(passages.map(({ text }) => text)).toContain(wordsIn(language)('list.count', { count: 7 }))
  })

  it.each(languages)('X6: the brand page has the title Happiness starts in your kitchen, $language', async ({ language }) => {
    expect((await pageAt(pageUrl(language, 'brand'))).headings).toEqual(['Happiness starts in your kitchen'])
  })

  it.each(['zh-Hans', 'zh-Hant'] as const)('G12: Chinese headings break only between words, %s', async (language) => {
    for (const url of [
      pageUrl(language, 'home'),
      productListUrl(language, 2),
      pageUrl(language, 'product', { id: 'RH-9010' }),
      pageUrl(language, 'news'),
      pageUrl(language, 'serviceIdea'),
      articleUrl(language, 'case', 'merbau-residence'),
    ]) {
      const html = await (await get(url)).text()
      expect(html.match(/class="unbroken"/g)?.length, url).toBeGreaterThan(3)
    }
  })

  it('G5: in the product menu leads to an existing page', async () => {
    const menu = await (await get(pageUrl('en', 'productMenu'))).text()
    const codes = [...menu.matchAll(/"code":"([^"]+)"/g)].map(([, code = '']) => code)
    expect(codes.length).toBeGreaterThan(10)
    for (const code of codes) expect([200, 301], code).toContain((await get(pageUrl('en', 'product', { id: code }))).status)
  })
})
