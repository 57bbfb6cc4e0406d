import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languageNames, languages } from '#contract/languages.ts'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl, pageValue, productListUrl } from '#contract/pages/urls.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { growContent } from '#tests/support/grown-content.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { readSitemap } from '#tests/support/sitemap.ts'
import { readPage } from './page-facts.ts'

let site: RunningSite
let content: Awaited<ReturnType<typeof temporaryFolder>>

beforeAll(async () => {
  content = await temporaryFolder()
  await growContent(content.folder, { products: 100, series: 40, articles: 60 })
  site = await runSite({ content: content.folder, inPlace: true, compress: false })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await content[Symbol.asyncDispose]()
})

const get = (url: string) => fetch(site.origin + url, { redirect: 'manual' })
const facts = async (url: string) => readPage(await (await get(url)).text())

/** The lists of the site: the URL of each of their pages, and what their entries link to. */
const lists = [
  {
    name: 'P3: the product list',
    url: (language: Language, page: number) => productListUrl(language, 1, {}, page),
    entry: 'product' as const,
    entries: () => site.content.current().productIds(1).length,
  },
  {
    name: 'K2: the manuals',
    url: (language: Language, page: number) => pageUrl(language, 'manuals', { id: '1', page: pageValue(page) }),
    entry: 'support' as const,
    entries: () => site.content.current().supportedCodes(1).length,
  },
  ...(
    [
      ['N2: news', 'news', 'newsArticle', 'news'],
      ['N3: videos', 'videos', 'video', 'video'],
      ['N4: recipes', 'recipes', 'recipe', 'recipe'],
      ['X3: Happy Kitchen', 'happyKitchen', 'happyKitchen', 'happiness'],
      ['O3: cases', 'cases', 'case', 'case'],
    ] as const
  ).map(([name, page, entry, kind]) => ({
    name,
    url: (language: Language, number: number) => pageUrl(language, page, { page: pageValue(number) }),
    entry,
    entries: () => site.content.current().articleIds(kind).length,
  })),
]

describe.each(lists)('$name', ({ url, entry, entries }) => {
  it('G10: links lead from page to page and to every entry', async () => {
    const found = new Set<string>()
    const seen = new Set<string>()
    let next: string | undefined = url('en', 1)
    while (next !== undefined && !seen.has(next)) {
      seen.add(next)
      const html = await (await get(next)).text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      for (const [, link = ''] of main.matchAll(/href="([^"#]*)[^"]*"/g))
        if (link.startsWith(`${paths[entry]}?id=`)) found.add(idOf(link))
      next = /<a[^>]*rel="next"[^>]*>/
        .exec(main)?.[0]
        .match(/href="([^"#]*)#list"/)?.[1]
        ?.replaceAll('&amp;', '&')
    }
    expect(seen.size).toBeGreaterThan(2)
    expect([...seen]).toEqual(Array.from(seen, (_, index) => url('en', index + 1)))
    expect(found.size).toBe(entries())
  })

  it('G8, G10: the second page has its own title, canonical URL and alternates, and is in the sitemap', async () => {
    const [first, second, korean] = [await facts(url('en', 1)), await facts(url('en', 2)), await facts(url('ko', 2))]
    expect(second.titles).toEqual(first.titles.map((title) => title.replace(/ – [^–]*$/, ' – page 2$&')))
    expect(korean.titles.join()).toContain(' – 2페이지 – ')
    expect(first.canonicals).toEqual([site.publicUrl + url('en', 1)])
    expect(second.canonicals).toEqual([site.publicUrl + url('en', 2)])
    expect(second.alternates).toEqual(
      Object.fromEntries([
        ...languages.map(({ language }) => [language, site.publicUrl + url(language, 2)]),
        ['x-default', site.publicUrl + url('en', 2)],
      ]),
    )
    const { urls } = await readSitemap(site.origin)
    for (const language of languageNames) expect(urls).toContain(site.publicUrl + url(language, 2))
  })

  it('G9, G10: pages that do not exist are 404 and share one cache entry, and page 1 has one URL', async () => {
    const first = url('en', 1)
    const withPage = (value: string) => `${first}${first.includes('?') ? '&' : '?'}page=${value}`
    const html = await (await get(first)).text()
    expect((await get(withPage('99'))).status).toBe(404)
    const { entries: pages } = site.pages.size()
    for (const value of ['0', '-1', '1e9', '999999999', '02', '2.0', 'two', '%00']) {
      expect((await get(withPage(value))).status, value).toBe(404)
    }
    for (const value of ['1', '']) expect(await (await get(withPage(value))).text()).toBe(html)
    expect(site.pages.size().entries).toBe(pages)
  })
})

it('P2, P3: a filtered list has pages of its own, whose canonical URL is the list', async () => {
  const filtered = productListUrl('en', 1, { type: ['2'] }, 2)
  const { canonicals, links } = await facts(filtered)
  expect(canonicals).toEqual([site.publicUrl + productListUrl('en', 1)])
  expect(links).toContain(`${productListUrl('en', 1, { type: ['2'] }, 3)}#list`)
  expect((await get(productListUrl('en', 1, { type: ['1'] }, 2))).status).toBe(404)
})

it('H2: a series on the home page links to the page of the list that shows it', async () => {
  const series = readPage(await (await get('/')).text()).links.filter((link) => link.includes('#series-'))
  expect(series.length).toBeGreaterThan(0)
  for (const link of series) expect((await facts(link.replace(/#.*/, ''))).ids).toContain(link.replace(/.*#/, ''))
})

const idOf = (link: string) => new URL(link.replaceAll('&amp;', '&'), 'http://page').searchParams.get('id') ?? ''
