import type { Page } from '@playwright/test'
import { newsFeedUrl, pageUrl, readingUrls } from '#app/reading-urls.ts'
import { localPath, urls } from '#app/urls.ts'
import { type Language, languages } from '#contract/languages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { screens } from '#tests/support/screens.ts'

/** What stands in the head of a page, as the server sends it. */
async function headOf(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return page.evaluate(() => {
    const content = (selector: string, attribute: string) => document.querySelector(selector)?.getAttribute(attribute) ?? ''
    return {
      title: document.title,
      description: content('meta[name="description"]', 'content'),
      robots: content('meta[name="robots"]', 'content'),
      canonical: content('link[rel="canonical"]', 'href'),
      image: content('meta[property="og:image"]', 'content'),
      alternates: [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
      headings: document.querySelectorAll('h1').length,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
    }
  })
}

test.skip(({ isMobile }) => isMobile, 'the head is the same at every size')

test('G8: every screen has a title, a description and one main heading', async ({ page }) => {
  for (const { name, address, status } of screens) {
    const { title, description, headings } = await headOf(page, address('en'))
    expect(`${name}: ${headings} h1`).toBe(`${name}: 1 h1`)
    expect(title.length, title).toBeLessThan(110)
    if (status === 200) expect(description.length, `${name}: ${description}`).toBeGreaterThan(20)
  }
})

for (const { name, address } of [
  { name: 'home', address: urls.home },
  { name: 'product list', address: (language: Language) => urls.productList(language, 2) },
  { name: 'product', address: (language: Language) => urls.product(language, 'RH-9010') },
]) {
  test(`G1: the ${name} names its address and those of the other languages, and they name it in turn`, async ({
    page,
    baseURL,
  }) => {
    const expected = [
      ...languages.map(({ language }) => [language, `${baseURL}${address(language)}`]),
      ['x-default', `${baseURL}${address('en')}`],
    ]
    for (const { language } of languages) {
      const { canonical, alternates, robots } = await headOf(page, address(language))
      expect(canonical).toBe(`${baseURL}${address(language)}`)
      expect(alternates).toEqual(expected)
      expect(robots).toBe('')
      await page.evaluate(() => sessionStorage.clear())
    }
  })
}

test('G2, P2: filters and timestamps share the address of their list; comparisons are not to be found', async ({
  page,
  baseURL,
}) => {
  const list = await headOf(page, '/productlist?id=2&filter=energy:1&t=1700000000000')
  expect(list.canonical).toBe(`${baseURL}/productlist?id=2`)
  expect((await headOf(page, urls.compare('en', ['201']))).robots).toContain('noindex')
  expect((await headOf(page, localPath('en', '/no-such-page'))).robots).toContain('noindex')
})

test('G1: previews have a picture that answers', async ({ page, request }) => {
  for (const address of [urls.home('en'), urls.productList('en', 2), urls.product('en', 'RH-9010')]) {
    const { image } = await headOf(page, address)
    const answer = await request.get(image)
    expect(`${answer.status()} ${answer.headers()['content-type']}`).toMatch(/^200 image\/(jpeg|png|webp)$/)
  }
})

test('H: the home page says who the maker is', async ({ page, baseURL }) => {
  const { data } = await headOf(page, '/')
  expect(data.map((text) => JSON.parse(text))).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Solenne',
      url: `${baseURL}/`,
      logo: expect.stringMatching(/^http/),
      contactPoint: expect.objectContaining({ telephone: '+65 6100 0000' }),
    }),
  ])
})

test('D: a product page describes the product and the way to it, without an offer or a rating', async ({
  page,
  request,
  baseURL,
}) => {
  const { data } = await headOf(page, urls.product('en', 'RH-9010'))
  const [product, trail] = data.map((text) => JSON.parse(text))
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: 'RH-9010',
    brand: { '@type': 'Brand', name: 'Solenne' },
    category: 'Range hoods',
    url: `${baseURL}/productdetail?id=RH-9010`,
  })
  expect(product.name).toContain('RH-9010')
  expect(product.description.length).toBeGreaterThan(40)
  expect((await request.get(product.image[0])).status()).toBe(200)
  expect(product).not.toHaveProperty('offers')
  expect(product).not.toHaveProperty('aggregateRating')

  expect(trail['@type']).toBe('BreadcrumbList')
  const steps: { position: number; item: string }[] = trail.itemListElement
  expect(steps.map(({ position }) => position)).toEqual([1, 2, 3])
  expect(steps.map(({ item }) => item)).toEqual([
    `${baseURL}/`,
    `${baseURL}/productlist?id=1`,
    `${baseURL}/productdetail?id=RH-9010`,
  ])
})

test('P: a list describes the way to it', async ({ page, baseURL }) => {
  const { data } = await headOf(page, urls.productList('ko', 2))
  const [trail] = data.map((text) => JSON.parse(text))
  expect(trail.itemListElement[1].item).toBe(`${baseURL}/ko/productlist?id=2`)
})

/** What search engines require of each kind, beside its type. */
const required = {
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage', 'description'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage', 'description'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'contentUrl'],
  Recipe: [
    'name',
    'image',
    'author',
    'datePublished',
    'description',
    'recipeCuisine',
    'recipeCategory',
    'prepTime',
    'cookTime',
    'totalTime',
    'recipeYield',
    'nutrition',
    'recipeIngredient',
    'recipeInstructions',
    'keywords',
  ],
} as const

for (const [requirement, type, address] of [
  ['N5', 'NewsArticle', readingUrls.article('en', 'news', 'cooking-evenings')],
  ['N6', 'VideoObject', readingUrls.article('ko', 'video', 'rh-9010-turntable')],
  ['N7', 'Recipe', readingUrls.article('id', 'recipe', 'steamed-char-siu-buns')],
  ['X3', 'Article', readingUrls.article('zh-Hant', 'happiness', 'sunday-congee')],
] as const) {
  test(`${requirement}: a page describes its ${type} in full, and the way to it`, async ({ page, request, baseURL }) => {
    const { data, canonical } = await headOf(page, address)
    const [work, trail] = data.map((text) => JSON.parse(text))
    expect(work['@type']).toBe(type)
    for (const field of required[type]) expect(JSON.stringify(work[field] ?? '').length, field).toBeGreaterThan(2)
    expect(work.mainEntityOfPage).toBe(canonical)
    expect(work.author).toMatchObject({ '@type': 'Organization', name: 'Solenne' })
    for (const file of [work.image[0], work.publisher.logo.url, work.contentUrl ?? work.image[0]]) {
      expect((await request.get(file)).status(), file).toBe(200)
    }
    expect(trail['@type']).toBe('BreadcrumbList')
    expect(trail.itemListElement.at(-1).item).toBe(`${baseURL}${address}`)
  })
}

test('N2: a list names what it leads to, in its order', async ({ page, baseURL }) => {
  const { data } = await headOf(page, pageUrl('en', 'recipes'))
  const [, list] = data.map((text) => JSON.parse(text))
  expect(list['@type']).toBe('ItemList')
  expect(list.itemListElement).toHaveLength(12)
  expect(list.itemListElement[0].url).toBe(`${baseURL}${readingUrls.article('en', 'recipe', 'roast-pumpkin-wedges')}`)
})

test('N2: hub and news name the feed of their language', async ({ page, request }) => {
  for (const address of [pageUrl('ko', 'newsHub'), readingUrls.article('ko', 'news', 'cooking-evenings')]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const feed = page.locator('head link[rel="alternate"][type="application/rss+xml"]')
    await expect(feed).toHaveAttribute('href', newsFeedUrl('ko'))
  }
  expect((await request.get(newsFeedUrl('ko'))).status()).toBe(200)
})
