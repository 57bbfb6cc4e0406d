import { urls } from '#app/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { watchForProblems } from '#tests/support/page-problems.ts'

test('G9: going about within the site errs nowhere', { tag: '@both' }, async ({ page, open, isMobile }) => {
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
  await page.getByRole('link', { name: /HB-6240/ }).click()
  await page.getByRole('tab', { name: 'Technical parameters' }).click()
  await page.getByRole('checkbox', { name: 'Add to compare' }).check()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Compare/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(urls.compare('en', ['201', '205'], 2))
  await page.getByRole('checkbox', { name: 'Hide equal rows' }).check()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HB-6240')
  expect(problems).toEqual([])
})
