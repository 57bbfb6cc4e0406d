import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { journeys } from '#tests/support/changing-texts.ts'
import { shownText, translate } from '#tests/support/page-translator.ts'

for (const { name, url, steps } of journeys) {
  test(`G15: a page that the browser translated shows the current text: ${name}`, async ({ browser, baseURL, viewport }) => {
    const open = async () => {
      const context = await browser.newContext({ baseURL, viewport })
      const page = await context.newPage()
      await page.goto(url, { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      return page
    }
    const [plain, translated] = [await open(), await open()]
    await translate(translated)
    for (const step of steps) {
      await Promise.all([step(plain), step(translated)])
      await expect(async () => expect(await shownText(translated)).toBe(await shownText(plain))).toPass({ timeout: 30_000 })
    }
    await Promise.all([plain.context().close(), translated.context().close()])
  })
}
