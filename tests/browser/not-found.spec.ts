import { expect, hydrated, test } from '#tests/support/browser-test.ts'

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
