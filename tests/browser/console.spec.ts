import { urls } from '#app/urls.ts'
import { languages } from '#contract/languages.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { watchForProblems } from '#tests/support/page-problems.ts'
import { screens } from '#tests/support/screens.ts'
import { wordsIn } from '#tests/support/words.ts'

for (const { language } of languages) {
  test(`G1, G12: no screen errs, lacks a file, breaks its content security policy, mixes languages or is wider than a small phone, ${language}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(
      !isMobile && language !== 'en',
      'the narrow width is where words matter; the wide one errs in any language or in none',
    )
    test.setTimeout(30_000 + screens.length * 8_000)
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    const problems = await watchForProblems(page)
    for (const { name, address, status } of screens) {
      await page.goto(address(language), { waitUntil: 'load' })
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(page.viewportSize()?.width)
      // What is not translated stands in an element that says so.
      await expect(page.getByRole('main').locator('[lang="en"]'), name).toHaveCount(0)
      if (language !== 'en') {
        const english = await page.getByRole('main').getByText(wordsIn('en')('compare.compare'), { exact: true }).count()
        expect(english, name).toBe(0)
      }
      // The browser itself notes the status of a page that is not there.
      if (status === 404) problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')))
    }
    expect(problems).toEqual([])
  })
}

test('G9: going about within the site errs nowhere', async ({ page, open, isMobile }) => {
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
