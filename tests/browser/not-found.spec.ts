import { pageUrl } from '#contract/pages/urls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { footerWith } from '#tests/support/footer.ts'
import { wordsIn } from '#tests/support/words.ts'

// The client router matches the URL again; it must find the same 404 route as the server.
for (const url of ['/nothing-here', '/a/b/c', '/xx/productlist?id=2', '/features/x/y', '/%zz']) {
  test(`G9: ${url} shows the 404 page of the site, which hydrates`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))

    const answer = await page.goto(url)
    expect(answer?.status()).toBe(404)
    await hydrated(page)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    // Client-side navigation: the document stays.
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '')
    expect(documents).toHaveLength(1)
    expect(errors).toEqual([])
  })
}

for (const url of ['/nothing-here', '/ko/nothing-here', '/productdetail?id=ZZ-9999', '/xx/productlist?id=2']) {
  test(`G2, G9: the language links of the 404 page of ${url} lead to 404 pages, the same before and after hydration`, async ({
    page,
    open,
    request,
  }) => {
    const html = await (await request.get(url)).text()
    const sent = [...html.matchAll(/<a href="([^"]+)"[^>]*data-language-tag="([^"]+)"/g)].map(([, href, tag]) => `${tag} ${href}`)
    expect(new Set(sent).size).toBe(5)
    await open(url)
    const links = page.locator('a[data-language-tag]')
    const shown = await links.evaluateAll((all) =>
      all.map((link) => `${link.getAttribute('data-language-tag')} ${link.getAttribute('href')}`),
    )
    expect(new Set(shown)).toEqual(new Set(sent))
    for (const link of new Set(sent)) {
      const answer = await request.get(link.split(' ')[1] ?? '')
      expect([link, answer.status()]).toEqual([link, 404])
    }
  })
}

test('G2, G9: choosing a language on the 404 page keeps the address, and Back leads to the page before', {
  tag: '@both',
}, async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  await open('/waranty?id=1')
  const footer = await footerWith(page, 'Language')
  await footer.getByRole('link', { name: '한국어' }).click()
  await expect(page).toHaveURL('/ko/waranty?id=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('ko')('notFound.title'))
  await page.goBack()
  await expect(page).toHaveURL(pageUrl('ko', 'about'))
})

for (const { url, meant } of [
  { url: '/waranty', meant: 'Warranty terms' },
  { url: '/range-hoods.html', meant: 'Range hoods' },
]) {
  test(`G9: the 404 page of ${url} suggests ${meant}`, async ({ page, open }) => {
    await open(url)
    const suggestions = page.getByRole('navigation', { name: 'Did you mean' })
    await expect(suggestions.getByRole('link', { name: new RegExp(meant) }).first()).toBeVisible()
    await suggestions.getByRole('link').first().click()
    await expect(suggestions).toBeHidden()
  })
}
