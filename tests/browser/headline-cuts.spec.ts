import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { fontsOfHeading } from '#tests/support/fonts-of-heading.ts'

const pages = [
  pageUrl('en', 'home'),
  productListUrl('en', 2),
  pageUrl('en', 'product', { id: 'HB-7830' }),
  pageUrl('en', 'about'),
  pageUrl('en', 'faq'),
  pageUrl('en', 'feedback'),
]

for (const width of [360, 1280, 1920])
  test(`headlines of 40 px and more are set in the display cut, those below 32 in the other: ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const url of pages) {
      await open(url)
      const headlines = await page.locator('h1, h2, h3').evaluateAll((elements) =>
        elements.map((element) => {
          const { fontSize, fontFamily } = getComputedStyle(element)
          return { text: element.textContent, size: Number.parseFloat(fontSize), family: fontFamily.split(',')[0] ?? '' }
        }),
      )
      const set = headlines.filter(({ family }) => family.includes('Fraunces'))
      expect(set.length, url).toBeGreaterThan(0)
      expect(set.filter(({ size, family }) => size >= 40 && family !== '"Fraunces Display"')).toEqual([])
      expect(set.filter(({ size, family }) => size < 32 && family !== '"Fraunces Heading"')).toEqual([])
    }
  })

test('the main heading is drawn in the brand’s face', async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringContaining('Fraunces')])
})

for (const [language, face] of [
  ['zh-Hans', 'Noto Serif SC'],
  ['zh-Hant', 'Noto Serif HK'],
  ['ko', 'Noto Serif KR'],
] as const)
  test(`headlines use the Noto Serif face, and Fraunces for Latin letters, ${language}`, async ({ page, open }) => {
    await open(pageUrl(language, 'about'))
    // A face that comes late is for the next page.
    await expect(async () => {
      await page.reload()
      expect(await fontsOfHeading(page)).toEqual(
        expect.arrayContaining([expect.stringContaining('Fraunces'), expect.stringContaining(face)]),
      )
    }).toPass()
  })
