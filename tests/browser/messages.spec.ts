import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { languageNames } from '#contract/languages.ts'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { watchForProblems } from '#tests/support/page-problems.ts'

const product = 'HB-7320'

/** The modules of messages, by the URL of their file in the build. */
const modules = new Map(
  Object.entries<{ file: string }>(JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')))
    .filter(([source]) => source.startsWith('i18n/interface/'))
    .map(([source, { file }]) => [`/${file}`, source.replace('i18n/interface/', '')]),
)

const texts = async (page: Page) => [await page.title(), await page.getByRole('main').textContent()]

for (const language of languageNames) {
  const url = pageUrl(language, 'product', { id: product })

  test(`G1: the HTML of a product page in ${language} preloads the messages that the page needs, and nothing else is loaded for it`, async ({
    page,
    open,
    request,
  }) => {
    const html = await (await request.get(url)).text()
    const links = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href)
    const preloaded = links.flatMap((href) => modules.get(href) ?? [])
    expect(preloaded).toContain(`product/${language.toLowerCase()}.ts`)
    expect(preloaded.filter((source) => !source.endsWith(`/${language.toLowerCase()}.ts`))).toEqual([])

    const problems = await watchForProblems(page)
    const loaded: string[] = []
    page.on('request', (sent) =>
      loaded.push(...[modules.get(new URL(sent.url()).pathname)].filter((source) => source !== undefined)),
    )
    await open(url)
    await page.waitForLoadState('networkidle')
    expect(loaded.sort()).toEqual(preloaded.sort())
    expect(problems).toEqual([])
  })

  test(`G1: a page in ${language} that is opened by a link has all texts of its document`, async ({ page, open }) => {
    const problems = await watchForProblems(page)
    await open(url)
    const ofDocument = await texts(page)
    await open(productListUrl(language, 2))
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(product) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product)
    await expect.poll(() => texts(page)).toEqual(ofDocument)
    expect(problems).toEqual([])
  })
}

test('G9: if the messages of the next page do not load, the page before stays, and a notice offers to load the next one', async ({
  page,
  open,
}) => {
  await open(productListUrl('en', 2))
  const ofProduct = [...modules].find(([, source]) => source === 'product/en.ts')?.[0]
  await page.route(`**${ofProduct}`, (route) => route.abort())
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(product) })
    .first()
    .click()
  const notice = page.getByRole('alert').filter({ hasText: 'Try again' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hobs')
  await page.unroute(`**${ofProduct}`)
  await notice.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product)
  await hydrated(page)
})
