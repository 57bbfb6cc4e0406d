import type { Page } from '@playwright/test'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'

const hobs = productListUrl('en', 2)
const box = (page: Page, code: string) => page.getByRole('checkbox', { name: `Compare ${code}` })
const compareButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Compare/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Products to compare' })
const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function choose(page: Page, ...codes: string[]) {
  for (const code of codes) await box(page, code).check()
}

test('P4: a fourth product is rejected with a message', { tag: '@both' }, async ({ page, open }) => {
  await open(hobs)
  await choose(page, 'HB-7830', 'HB-7320', 'HB-6240')
  await box(page, 'HB-9050').click()
  await expect(says(page, 'You can compare up to 3 products. Remove one to add another.')).toBeVisible()
  await expect(box(page, 'HB-9050')).not.toBeChecked()
  await expect(compareButton(page)).toHaveAccessibleName('Compare (3 products)')

  await box(page, 'HB-7320').uncheck()
  await choose(page, 'HB-9050')
  await expect(compareButton(page)).toHaveAccessibleName('Compare (3 products)')
})

test('P5: with nothing selected, the button asks for products in a message 90 px from the top', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(hobs)
  await compareButton(page).click()
  const message = page.getByRole('paragraph').filter({ hasText: 'Please select the products to compare' })
  await expect(message).toBeVisible()
  await expect.poll(async () => Math.round((await message.boundingBox())?.y ?? 0)).toBe(90)
  await expect(drawer(page)).toBeHidden()
})

test('P5: the drawer lists the selected products, can remove each, and opens the comparison', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  await open(hobs)
  await choose(page, 'HB-7830', 'HB-7320', 'HB-6240')
  await compareButton(page).click()
  await expect(drawer(page).getByRole('listitem')).toHaveText([/HB-7830/, /HB-7320/, /HB-6240/])
  const width = Math.round((await drawer(page).boundingBox())?.width ?? 0)
  if (isMobile) expect(width).toBeLessThanOrEqual(360)
  else expect(width).toBe(560)

  await drawer(page).getByRole('button', { name: 'Remove HB-7320' }).click()
  await expect(drawer(page).getByRole('listitem')).toHaveText([/HB-7830/, /HB-6240/])
  await expect(drawer(page).getByRole('button', { name: 'Remove HB-6240' })).toBeFocused()
  await drawer(page).getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(pageUrl('en', 'compare', { todata: '2', manycode: '201,205' }))
  await expect(page.getByRole('table')).toBeVisible()
})

test('P5: an empty drawer asks for products', async ({ page, open }) => {
  await open(hobs)
  await choose(page, 'HB-7830')
  await compareButton(page).click()
  await drawer(page).getByRole('button', { name: 'Remove HB-7830' }).click()
  await drawer(page).getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(drawer(page).getByRole('status')).toHaveText('Please select the products to compare')
})

test('P5, G9: if the drawer fails to load, the button leads to the comparison', async ({ page, open }) => {
  await page.route('**/assets/compare-drawer-*.js', (route) => route.abort())
  await open(hobs)
  await choose(page, 'HB-7830', 'HB-6240')
  await compareButton(page).click()
  await expect(page).toHaveURL(pageUrl('en', 'compare', { todata: '2', manycode: '201,205' }))
  await page.goBack()
  await page.unroute('**/assets/compare-drawer-*.js')
  await compareButton(page).click()
  await expect(drawer(page).getByRole('listitem')).toHaveText([/HB-7830/, /HB-6240/])
})

test('P5: Clear empties the selection and reloads the page', async ({ page, open }) => {
  await open(hobs)
  await choose(page, 'HB-7830', 'HB-6240')
  await compareButton(page).click()
  const [fetched] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === `${paths.productList}.data`),
    drawer(page).getByRole('button', { name: 'Clear' }).click(),
  ])
  expect(new URL(fetched.url()).searchParams.get('id')).toBe('2')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(0)
  await expect(compareButton(page)).toHaveAccessibleName('Compare (0 products)')
})

test('P11: the compare tray lists and removes products and covers nothing', {
  tag: '@both',
}, async ({ page, open, isMobile }) => {
  await open(hobs)
  const tray = page.getByRole('region', { name: 'Products to compare' })
  await expect(tray).toHaveCount(0)
  await choose(page, 'HB-7830', 'HB-7320', 'HB-6240')
  await expect(tray).toBeInViewport({ ratio: 1 })
  await expect(tray.getByRole('listitem')).toHaveText(['HB-7830', 'HB-7320', 'HB-6240'])
  await expect(tray.locator('img')).toHaveCount(3)

  const widget = page.getByRole('region', { name: 'Contact us' })
  if (isMobile) await expect(widget).toBeHidden()
  else {
    const [foot, contact] = await Promise.all([tray.boundingBox(), widget.boundingBox()])
    if (!foot || !contact) throw new Error('not shown')
    expect(foot.x + foot.width).toBeLessThanOrEqual(contact.x)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const last = await page.getByRole('main').getByRole('article').last().boundingBox()
  const end = await tray.boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0)

  await tray.getByRole('button', { name: 'Remove HB-7320' }).click()
  await expect(tray.getByRole('listitem')).toHaveText(['HB-7830', 'HB-6240'])
  await expect(tray.getByRole('button', { name: 'Remove HB-6240' })).toBeFocused()
  await tray.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'compare', { todata: '2', manycode: '201,205' }))
})

test('P6: each category keeps its own selection after navigation, reload and change of language', async ({ page, open }) => {
  await open(hobs)
  await choose(page, 'HB-7830', 'HB-6240')
  await page.getByRole('navigation', { name: 'Product categories' }).getByRole('link', { name: 'Electric ovens' }).click()
  await expect(compareButton(page)).toHaveAccessibleName('Compare (0 products)')
  await choose(page, 'EO-6072')

  await page.goto(pageUrl('zh-Hans', 'productList', { id: '2' }))
  await hydrated(page)
  await expect(page.getByRole('checkbox', { name: 'HB-7830' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'HB-7320' })).not.toBeChecked()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('checkbox', { name: 'HB-6240' })).toBeChecked()
})

test('P4, P5: selecting, opening and closing the drawer work by keyboard', async ({ page, open }) => {
  await open(hobs)
  await box(page, 'HB-7830').focus()
  await page.keyboard.press('Space')
  await expect(box(page, 'HB-7830')).toBeChecked()
  await compareButton(page).press('Enter')
  await expect(drawer(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(compareButton(page)).toBeFocused()
})
