import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '#contract/languages.ts'
import { articleUrl, careUrl, compareUrl, feedUrl, localPath, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { readPage } from './page-facts.ts'

let site: RunningSite

beforeAll(async () => {
  site = await runSite({ content: 'tests/content', inPlace: true })
})
afterAll(() => site[Symbol.asyncDispose]())

/** Fetches a page and parses its structured data. */
async function pageAt(url: string) {
  const facts = readPage(await (await fetch(site.origin + url)).text())
  return { ...facts, data: facts.structuredData.map((text) => JSON.parse(text)) }
}

/** Fetches a public URL from the local site. */
const fetchPublic = (url: string) => fetch(url.replace(site.publicUrl, site.origin))

describe('URLs in the head', () => {
  it.each([
    { name: 'home', url: (language: Language) => pageUrl(language, 'home') },
    { name: 'product list', url: (language: Language) => productListUrl(language, 2) },
    { name: 'product', url: (language: Language) => pageUrl(language, 'product', { id: 'RH-9010' }) },
  ])('G1: the $name links to its canonical URL and its other languages, and they link back', async ({ url }) => {
    const expected = Object.fromEntries([
      ...languages.map(({ language }) => [language, `${site.publicUrl}${url(language)}`]),
      ['x-default', `${site.publicUrl}${url('en')}`],
    ])
    for (const { language } of languages) {
      const { canonicals, alternates, noIndex } = await pageAt(url(language))
      expect(canonicals).toEqual([`${site.publicUrl}${url(language)}`])
      expect(alternates).toEqual(expected)
      expect(noIndex).toBe(false)
    }
  })

  it('G2, P2: a filtered list has the canonical URL of the list without filters and timestamp', async () => {
    const { canonicals } = await pageAt(`${pageUrl('en', 'productList', { id: '2', filter: 'energy:1' })}&t=1700000000000`)
    expect(canonicals).toEqual([site.publicUrl + pageUrl('en', 'productList', { id: '2' })])
  })

  it('G3: the canonical URL has no timestamp', async () => {
    const { canonicals } = await pageAt(`${pageUrl('ko', 'productList', { id: '2' })}&t=1700000000000`)
    expect(canonicals).toEqual([site.publicUrl + pageUrl('ko', 'productList', { id: '2' })])
  })

  it('N5: both URLs of a news article have the same canonical URL', async () => {
    const own = articleUrl('en', 'news', 'cooking-evenings')
    for (const url of [own, pageUrl('en', 'newsDetails', { id: 'cooking-evenings' })]) {
      const { canonicals, headings } = await pageAt(url)
      expect(canonicals).toEqual([site.publicUrl + own])
      expect(headings).toEqual(['Thursday evenings at the stove'])
    }
  })

  it.each([compareUrl('en', ['201']), localPath('en', '/no-such-page'), pageUrl('en', 'search', { q: 'hood' })])(
    'G8: %s has noindex',
    async (url) => expect((await pageAt(url)).noIndex).toBe(true),
  )

  it('G1: the preview picture exists', async () => {
    for (const url of [pageUrl('en', 'home'), productListUrl('en', 2), pageUrl('en', 'product', { id: 'RH-9010' })]) {
      const answer = await fetchPublic((await pageAt(url)).previewPicture)
      expect(`${answer.status} ${answer.headers.get('content-type')}`).toMatch(/^200 image\/(jpeg|png|webp)$/)
    }
  })

  it('G14: every page has a picture and a locale with a territory for link previews', async () => {
    const pages = ['home', 'faq', 'feedback', 'stores', 'shopFinder', 'compare', 'fit', 'myKitchen', 'search', 'charges'] as const
    for (const page of pages) {
      const { previewPicture, locale } = await pageAt(pageUrl('zh-Hant', page))
      expect([page, locale]).toEqual([page, 'zh_HK'])
      expect(previewPicture, page).toMatch(/^https?:\/\/.+\.share\.jpg$/)
    }
  })

  it('N2: the hub and the news list link to the feed of their language', async () => {
    for (const url of [pageUrl('ko', 'newsHub'), articleUrl('ko', 'news', 'cooking-evenings')]) {
      expect((await pageAt(url)).feeds).toEqual([feedUrl('ko', 'news')])
    }
    expect((await fetch(site.origin + feedUrl('ko', 'news'))).status).toBe(200)
  })
})

describe('structured data', () => {
  it('H: the home page describes the organization', async () => {
    const { data } = await pageAt('/')
    expect(data).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Solenne',
        url: `${site.publicUrl}/`,
        logo: expect.stringMatching(/^http/),
        contactPoint: expect.objectContaining({ telephone: '+65 6100 0000' }),
      }),
    ])
  })

  it('H6: no page claims a rating', async () => {
    const { structuredData } = await pageAt('/')
    expect(structuredData.join()).not.toMatch(/rating|review/i)
  })

  it('D: a product page describes the product with its price and its breadcrumb, without a rating', async () => {
    const [product, trail] = (await pageAt(pageUrl('en', 'product', { id: 'RH-9010' }))).data
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: 'RH-9010',
      brand: { '@type': 'Brand', name: 'Solenne' },
      category: 'Range hoods',
      url: site.publicUrl + pageUrl('en', 'product', { id: 'RH-9010' }),
    })
    expect(product.name).toContain('RH-9010')
    expect(product.description.length).toBeGreaterThan(40)
    expect((await fetchPublic(product.image[0])).status).toBe(200)
    expect(product.offers).toEqual({ '@type': 'Offer', price: 3480, priceCurrency: 'SGD' })
    expect(product).not.toHaveProperty('aggregateRating')

    expect(trail['@type']).toBe('BreadcrumbList')
    const steps: { position: number; item: string }[] = trail.itemListElement
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(steps.map(({ item }) => item)).toEqual([
      `${site.publicUrl}/`,
      site.publicUrl + productListUrl('en', 1),
      site.publicUrl + pageUrl('en', 'product', { id: 'RH-9010' }),
    ])
  })

  it('P: a product list describes its breadcrumb', async () => {
    const [trail] = (await pageAt(productListUrl('ko', 2))).data
    expect(trail.itemListElement[1].item).toBe(site.publicUrl + productListUrl('ko', 2))
  })

  it.each([
    ['N5', 'NewsArticle', articleUrl('en', 'news', 'cooking-evenings')],
    ['N6', 'VideoObject', articleUrl('ko', 'video', 'rh-9010-turntable')],
    ['N7', 'Recipe', articleUrl('id', 'recipe', 'steamed-char-siu-buns')],
    ['X16', 'NewsArticle', articleUrl('ko', 'press', 'four-ticks-for-the-sd-1108')],
    ['X3', 'Article', articleUrl('zh-Hant', 'happiness', 'sunday-congee')],
  ] as const)('%s: a page describes its %s in full, and its breadcrumb', async (_, type, url) => {
    const { data, canonicals } = await pageAt(url)
    const [work, trail] = data
    expect(work['@type']).toBe(type)
    for (const field of required[type]) expect(JSON.stringify(work[field] ?? '').length, field).toBeGreaterThan(2)
    expect(work.mainEntityOfPage).toBe(canonicals[0])
    expect(work.author).toMatchObject({ '@type': 'Organization', name: 'Solenne' })
    for (const file of [work.image[0], work.publisher.logo.url, work.contentUrl ?? work.image[0]]) {
      expect((await fetchPublic(file)).status, file).toBe(200)
    }
    expect(trail['@type']).toBe('BreadcrumbList')
    expect(trail.itemListElement.at(-1).item).toBe(`${site.publicUrl}${url}`)
  })

  it('K3: a care guide describes each task as instructions', async () => {
    const { data, canonicals } = await pageAt(careUrl('en', 2))
    const tasks = data.filter((one) => one['@type'] === 'HowTo')
    expect(tasks.map(({ name }) => name)).toContain('Gas hobs: Wash the burner caps')
    for (const { url, step, supply } of tasks) {
      expect(url).toMatch(canonicals[0] ?? 'none')
      expect([step.length > 0, supply.length > 0]).toEqual([true, true])
    }
    const [picture] = tasks.flatMap(({ step }) => step.flatMap(({ image }: { image?: string }) => image ?? []))
    expect((await fetchPublic(picture)).status).toBe(200)
  })

  it('X15: a post describes itself for job searches, until the end of its last day in Singapore', async () => {
    const [post] = (await pageAt(articleUrl('en', 'career', 'apprentice-technician'))).data
    expect(post).toMatchObject({
      '@type': 'JobPosting',
      title: 'Apprentice service technician',
      datePosted: '2026-11-01',
      validThrough: '2099-12-31T23:59:59+08:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Solenne' },
      baseSalary: { currency: 'SGD', value: { minValue: 2400, maxValue: 2700, unitText: 'MONTH' } },
    })
  })

  it('N2: a list describes its entries in display order', async () => {
    const [list] = (await pageAt(pageUrl('en', 'recipes'))).data
    expect(list['@type']).toBe('ItemList')
    expect(list.itemListElement).toHaveLength(3)
    expect(list.itemListElement[0].url).toBe(`${site.publicUrl}${articleUrl('en', 'recipe', 'roast-pumpkin-wedges')}`)
  })
})

/** Fields that search engines require for each type. */
const article = ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage', 'description']
const required = {
  NewsArticle: article,
  Article: article,
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'contentUrl'],
  Recipe: [
    ...['name', 'image', 'author', 'datePublished', 'description', 'recipeCuisine', 'recipeCategory', 'prepTime', 'cookTime'],
    ...['totalTime', 'recipeYield', 'nutrition', 'recipeIngredient', 'recipeInstructions', 'keywords'],
  ],
} as const
