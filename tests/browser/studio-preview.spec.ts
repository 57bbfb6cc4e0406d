import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { runStudio } from '#tests/support/run-studio.ts'
import { freePort, proxyVariables, startSignOnProxy } from '#tests/support/sign-on-proxy.ts'
import { test } from '#tests/support/studio.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-SG',
  viewport: { width: 1600, height: 900 },
  withPreview: true,
})

const news = 'news/cooking-evenings/en.yaml'
const openFile = async (page: Page, url: string, file: string) => {
  await page.goto(url)
  await page.goto(`${new URL(url).origin}/#/write/${file}`)
  // The page tells the studio its title when clicks open fields. The first one comes with the start of the preview.
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('– Solenne')).toBeVisible({ timeout: 90_000 })
  return page.frameLocator('iframe')
}

test('SW1: a click on a headline opens its field, and the page follows while it is typed', async ({ page, studio }) => {
  const site = await openFile(page, studio.url, news)
  const headline = site.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('Thursday evenings at the stove')
  await headline.click()
  await expect(page).toHaveURL(/news\/cooking-evenings\/en\.yaml\/title$/)
  await expect(headline).toHaveAttribute('data-preview-selected', '')

  const field = page.getByRole('textbox', { name: 'Title', exact: true })
  await field.press('End')
  await field.pressSequentially(' for six')
  await expect(headline).toHaveText('Thursday evenings at the stove for six')
  // Rendered by the site: the tab, which nothing else changes.
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByText('Thursday evenings at the stove for six – Solenne'),
  ).toBeVisible()
  await expect(headline).toHaveText('Thursday evenings at the stove for six')
  await expect(headline).toHaveAttribute('data-source', `${news}#title`)

  const marks = await headline.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name, startTime }) => ({ name, startTime })),
  )
  const [lastTyped, shown] = ['preview-typed', 'preview-shown'].map((name) => marks.findLast((mark) => mark.name === name))
  expect(lastTyped?.startTime).toBeLessThan(Number(shown?.startTime))
  console.log(`Rendered ${Math.round(Number(shown?.startTime) - Number(lastTyped?.startTime))} ms after the last key`)

  await site.getByRole('img', { name: /black glass steam oven/ }).click()
  await expect(page).toHaveURL(/news\/cooking-evenings\/news\.yaml\/picture$/)
})

test('SW1: what is typed is on the page before the studio has answered', async ({ page, studio }) => {
  const site = await openFile(page, studio.url, 'recipes/congee-with-ginger/en.yaml')
  const headline = site.getByRole('heading', { level: 1 })
  // When its scripts take over a page, they put back its texts.
  await expect(site.getByRole('banner').getByRole('button').first()).toBeVisible()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/draftEdit', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Congee for two')
  await expect(headline).toHaveText('Congee for two')
  const rendered = page.getByRole('region', { name: 'Preview' }).getByText('Congee for two – Solenne')
  await expect(rendered).toBeHidden()
  answered.resolve()
  await expect(rendered).toBeVisible()
  await expect(headline).toHaveText('Congee for two')
})

test('SW1: beside the page, what is below the list of entries stays in its place', async ({ page, studio }) => {
  const site = await openFile(page, studio.url, news)
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  const below = page.getByRole('button', { name: 'New like this…' })
  await expect(below).toBeInViewport({ ratio: 1 })
  // Only a button that stays where it is can be pressed.
  await below.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('SW1: links are followed if staff say so, and a scheduled banner shows on its day', async ({ page, studio }) => {
  const release = join(studio.contentFolder, 'releases/2099-12-24-new-year/banners.yaml')
  mkdirSync(dirname(release), { recursive: true })
  const banners = readFileSync(join(studio.contentFolder, 'banners.yaml'), 'utf8')
  writeFileSync(release, banners.replace('High heat, clear air', 'A year of good dinners'))

  const site = await openFile(page, studio.url, 'banners.yaml')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(site.getByText('High heat, clear air').first()).toBeVisible()
  await preview.getByRole('spinbutton', { name: /day/ }).click()
  await page.keyboard.type('24122099')
  await expect(site.getByText('A year of good dinners').first()).toBeVisible()

  await preview.getByRole('radio', { name: 'follows links' }).click()
  await site.getByRole('link', { name: 'About us' }).first().click()
  await expect(preview.getByText(pageUrl('en', 'about'))).toBeVisible()
  await site.getByRole('link', { name: 'Home' }).first().click()
  await expect(site.getByText('A year of good dinners').first()).toBeVisible()

  await preview.getByRole('radio', { name: 'Phone' }).click()
  await expect(site.getByRole('button', { name: 'Menu' }).first()).toBeVisible()
})

for (const [language, width, name] of [
  ['en', 360, 'Page'],
  ['zh-Hans', 768, '页面'],
] as const) {
  test(`SW1, ST2: axe finds no fault beside the page, and a narrow window shows form or page, ${language}`, async ({
    page,
    studio,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('studio-language', chosen), language)
    await page.goto(studio.url)
    await page.goto(`${new URL(studio.url).origin}/#/write/recipes/congee-with-ginger/en.yaml`)
    const headline = page.frameLocator('iframe').getByRole('heading', { level: 1, name: /Congee/ })
    await expect(headline).toBeVisible({ timeout: 90_000 })
    expect(await accessibilityFaults(page)).toEqual([])

    await page.setViewportSize({ width, height: 740 })
    await expect(headline).toBeHidden()
    await page.getByRole('radio', { name, exact: true }).click()
    await expect(headline).toBeInViewport()
    expect(await page.evaluate(() => document.querySelector('.write-room')?.clientWidth)).toBe(width)
    expect(await accessibilityFaults(page)).toEqual([])
    await headline.click()
    await expect(page).toHaveURL(/en\.yaml\/title$/)
    await expect(page.locator('[data-at="recipes/congee-with-ginger/en.yaml/title"]').getByRole('textbox')).toBeInViewport()
  })
}

test('SW1, ST1: behind a sign-on proxy, the page beside the form works too', async ({ page }) => {
  await using proxy = await startSignOnProxy({ user: '陈美', groups: '网站' })
  const [studioHost, previewHost] = ['studio.localhost', 'preview.studio.localhost']
  const [studioPort, previewPort] = [await freePort(), await freePort()]
  await using studio = await runStudio('tests/content', {
    STUDIO_PORT: String(studioPort),
    STUDIO_PREVIEW_PORT: String(previewPort),
    ...proxyVariables,
    STUDIO_ROLES: '网站=writer',
    STUDIO_URL: proxy.url(studioHost),
    STUDIO_PREVIEW_URL: proxy.url(previewHost),
  })
  proxy.pass(studioHost, studioPort)
  proxy.pass(previewHost, previewPort)

  const site = await openFile(page, studio.url, news)
  const headline = site.getByRole('heading', { level: 1 })
  await headline.click()
  const field = page.getByRole('textbox', { name: 'Title', exact: true })
  await field.fill('Thursdays, behind a proxy')
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Thursdays, behind a proxy – Solenne')).toBeVisible()
  // The draft is that of the user whom the proxy names.
  const facts = readFileSync(join(studio.draftsFolder, '../draft-facts', `${news}.json`), 'utf8')
  expect(JSON.parse(facts)).toMatchObject({ by: '陈美' })

  for (const port of [studioPort, previewPort]) {
    const direct = await page.request.get(`http://127.0.0.1:${port}/`, { failOnStatusCode: false })
    expect(direct.status()).toBe(403)
  }
})
