import { extractText, getDocumentProxy } from 'unpdf'
import { languageNames } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { categories } from '#contract/products/categories.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const english = wordsIn('en')
const filledHobs = pageUrl('en', 'measuringSheet', { cate: '2', cutout_w: '73 cm', cutout_d: '420', wall: 'near', gas: 'lpg' })

test.describe('FT6: without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('FT6: the fit finder leads to a measuring sheet with the numbers that were typed', { tag: '@both' }, async ({ page }) => {
    await page.goto(pageUrl('en', 'fit', { cate: '2', cutout_w: '73 cm', gas: 'lpg' }))
    await page.getByRole('link', { name: english('fit.sheet') }).click()
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Measuring sheet: Hobs')
    await expect(sheet.getByRole('definition').first()).toHaveText('730 mm')
    await expect(sheet).toContainText(/\/fit\?cate=2&cutout_w=730&gas=lpg/)
    await page.getByRole('link', { name: english('sheet.enter') }).click()
    await expect(page.getByLabel(english('fitForm.label.cutoutWidth'))).toHaveValue('730')
  })

  for (const { number } of categories) {
    test(`FT6: the measuring sheet of category ${number} is one A4 page in every language`, async ({ page, baseURL }) => {
      for (const language of languageNames) {
        await page.goto(
          pageUrl(language, 'measuringSheet', { cate: String(number), cutout_w: '735', niche_w: '561', width: '905' }),
        )
        const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
        expect(pdf.numPages, language).toBe(1)
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
        expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
        const { text } = await extractText(pdf, { mergePages: true })
        expect(text, language).toMatch(/735|561|905/)
        // The last line of the sheet, so nothing is cut off.
        expect(text.replaceAll(/\s/g, '')).toContain(
          new URL(pageUrl(language, 'fit', { cate: String(number) }), baseURL).pathname,
        )
        expect(text).toContain('+65')
      }
    })
  }
})

for (const language of languageNames) {
  test(`FT6: nothing on the sheet is cut off, and there is room for notes (${language})`, async ({ page, open }) => {
    // The page without its margins, 182 mm, in CSS pixels.
    await page.setViewportSize({ width: 688, height: 1020 })
    await open(pageUrl(language, 'measuringSheet', { cate: '2', above: '650', power: '32a', home: 'landed' }))
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article')
    expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0)
    const notes = sheet.getByRole('heading', { name: wordsIn(language)('sheet.notes') })
    expect((await notes.locator('..').boundingBox())?.height).toBeGreaterThan(100)
  })
}

test('FT6: a sheet has the answers as ticks, and a line for what could not be read', async ({ page, open }) => {
  await open(filledHobs)
  const rows = page.getByRole('article').getByRole('definition')
  await expect(rows.nth(1)).toHaveText('420 mm')
  await expect(rows.nth(2)).toHaveText(' mm')
  const gas = rows.filter({ hasText: english('fitForm.option.gas.lpg') })
  await expect(gas.getByRole('img', { name: english('sheet.ticked'), exact: true })).toHaveCount(1)
  await expect(gas.getByRole('img', { name: english('sheet.unticked'), exact: true })).toHaveCount(2)
})

test('FT6: without a category, the sheet asks for one', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'measuringSheet'))
  await page.getByRole('main').getByRole('link', { name: 'Range hoods' }).click()
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText('Measuring sheet: Range hoods')
})

for (const language of languageNames) {
  test(`G12: the measuring sheet has no accessibility faults (${language})`, { tag: '@both' }, async ({ page, open }) => {
    await open(pageUrl(language, 'measuringSheet', { cate: '3', niche_w: '560', stack: 'SO-0001', place: 'column' }))
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })
}
