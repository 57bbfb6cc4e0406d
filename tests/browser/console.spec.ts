import { compareUrl, pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { watchForProblems } from '#tests/support/page-problems.ts'

test('G9: navigating the site logs no errors', { tag: '@both' }, async ({ page, open, isMobile }) => {
  const problems = await watchForProblems(page)
  await open('/')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByText('Hobs', { exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'All hobs' }).click()
  } else {
    await page.getByRole('button', { name: 'Products' }).click()
    await page.getByRole('tab', { name: 'Hobs' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'All hobs' }).click()
  }
  await page.getByRole('checkbox', { name: 'Compare HB-7830' }).check()
  await page
    .getByRole('article')
    .getByRole('link', { name: /HB-6240/ })
    .click()
  await page.getByRole('tab', { name: 'Product details' }).click()
  await page.getByRole('checkbox', { name: 'Add to compare' }).check()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Compare/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(compareUrl('en', ['201', '205'], 2))
  await page.getByRole('checkbox', { name: 'Hide identical rows' }).check()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HB-6240')
  expect(problems).toEqual([])
})

for (const { name, block } of [
  {
    name: 'forbidden',
    block: () => Object.defineProperty(window, 'sessionStorage', { get: () => forbid(), configurable: true }),
  },
  { name: 'full', block: () => Object.defineProperty(Storage.prototype, 'setItem', { value: () => forbid() }) },
]) {
  test(`if storage is ${name}, no page throws`, async ({ page, open }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(`const forbid=()=>{throw new DOMException('no','SecurityError')};(${block})()`)
    for (const url of [
      '/',
      pageUrl('en', 'productList', { id: '2' }),
      pageUrl('en', 'product', { id: 'HB-7830' }),
      pageUrl('en', 'compare', { manycode: '201,202' }),
      pageUrl('en', 'feedback'),
    ]) {
      await open(url)
    }
    await page.getByRole('main').getByRole('textbox').first().fill('Mei Tan')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Language/ })
      .press('Enter')
    await page
      .getByRole('link', { name: /Bahasa Indonesia/ })
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    expect(errors).toEqual([])
  })
}

declare function forbid(): never
