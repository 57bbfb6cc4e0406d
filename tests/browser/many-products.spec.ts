import * as forms from '#contract/forms/forms.ts'
import { compareUrl, pageUrl } from '#contract/pages/urls.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { growContent } from '#tests/support/grown-content.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { control, fill, formOf, reference, sendButton } from '#tests/support/visitor-forms.ts'

let site: RunningSite
let content: Awaited<ReturnType<typeof temporaryFolder>>

test.beforeAll(async () => {
  content = await temporaryFolder()
  await growContent(content.folder, { products: 150, series: 90, articles: 1 })
  site = await runSite({ content: content.folder, inPlace: true, compress: false })
})
test.afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await content[Symbol.asyncDispose]()
})

test('F4: with many models, the code is typed; a category suggests its codes, and a typed code stays', async ({ page, open }) => {
  await open(site.origin + pageUrl('en', 'registration'))
  const form = formOf(page)
  const code = control(form, 'code')
  const suggested = form.locator('datalist option')
  await code.fill('RH-1003')
  await expect(suggested).toHaveCount(0)
  await control(form, 'cate_name').selectOption('1')
  await expect(suggested).toHaveCount(153)
  await expect(form.locator('datalist option[value="RH-1003"]')).toHaveCount(1)
  await expect(code).toHaveValue('RH-1003')
  await control(form, 'cate_name').selectOption('6')
  await expect(form.locator('datalist option[value="RH-1003"]')).toHaveCount(0)
  await control(form, 'cate_name').selectOption('7')
  await expect(code).toHaveValue('other')
  await control(form, 'cate_name').selectOption('1')
  await expect(code).toHaveValue('')
})

test('F2: with many series, the series is typed; a category suggests its series', async ({ page, open }) => {
  await open(site.origin + pageUrl('en', 'home'))
  const form = formOf(page)
  await control(form, 'cate_name').selectOption({ index: 1 })
  await expect(form.locator('datalist option[value="Vela 7"]')).toHaveCount(1)
  await control(form, 'series_name').fill('Vela 7')
  await control(form, 'contact').fill('mei@example.com')
  await sendButton(form).click()
  await expect(form.getByText(reference)).toBeVisible()
})

test('G5: the product menu shows the first series of each category, and a link to all products', async ({ page, open }) => {
  await open(site.origin + pageUrl('en', 'about'))
  await page.getByRole('banner').getByRole('button', { name: 'Products' }).hover()
  const series = page.getByRole('banner').getByRole('tablist', { name: 'Series' }).getByRole('tab')
  await expect(series).toHaveCount(6)
  await expect(page.getByRole('banner').getByRole('link', { name: 'All range hoods' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('F4: a typed code is accepted', async ({ page }) => {
    await page.goto(site.origin + pageUrl('en', 'registration'))
    const form = formOf(page)
    for (const field of forms.registration.fields) if (field.name !== 'code') await fill(form, field, 'mei')
    await control(form, 'code').fill('RH-1003')
    await sendButton(form).click()
    await expect(page.getByText(reference).first()).toBeVisible()
  })

  test('C2: with many products, one is added by its code', async ({ page }) => {
    await page.goto(site.origin + compareUrl('en', ['101'], 1))
    await page.getByRole('textbox', { name: 'Model code' }).fill('rh1003')
    await page.getByRole('button', { name: 'Add to the comparison' }).filter({ visible: true }).click()
    await expect(page.getByRole('columnheader')).toHaveText([/Specification/, /RH-0001/, /RH-1003/])
  })
})
