import { pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { movedBy } from '#tests/support/carousel.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'

// One worker, so that all these tests share one site.
test.describe.configure({ mode: 'default' })

let site: RunningSite
/** A product with two pictures, a video, a scene, a drawing and some of the documents. */
const hood = () => site.origin + pageUrl('en', 'product', { id: 'RH-0001' })

test.beforeAll(async () => {
  site = await runSite()
})
test.afterAll(() => site[Symbol.asyncDispose]())

test('D1: the pictures have no autoplay, and Enlarge opens the current one', { tag: '@both' }, async ({ page, open }) => {
  await page.clock.install()
  await open(hood())
  const pictures = page.getByRole('region', { name: 'Pictures of RH-0001' })
  // On a phone, the arrows are on the pictures, without thumbnails.
  const second = pictures.getByRole('button', { name: 'Slide 2 of 2', includeHidden: true })
  await expect(pictures.getByRole('button', { name: /Play|Pause/ })).toHaveCount(0)
  expect(await movedBy(page, pictures.getByRole('list'), 60_000)).toBe(0)
  await pictures.getByRole('button', { name: 'Next' }).click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(pictures.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')

  await pictures.getByRole('button', { name: 'Enlarge' }).nth(1).click()
  const large = page.getByRole('dialog', { name: 'Pictures of RH-0001' })
  await expect(large.getByRole('status').filter({ hasText: '/ 2' })).toHaveText('2 / 2Slide 2 of 2')
  await expect(large.locator('img[src*=front]')).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
})

test('G12, D3: the dialog says in words what the video shows', async ({ page, open }) => {
  await open(hood())
  await page.getByRole('button', { name: 'Watch the video' }).click()
  await expect(page.getByRole('dialog').getByText('The hood turns once')).toBeInViewport({ ratio: 1 })
})

for (const way of ['Escape', 'its button'] as const) {
  test(`D3: closing the video dialog by ${way} pauses the video`, async ({ page, open }) => {
    await open(hood())
    await page.getByRole('button', { name: 'Watch the video' }).click()
    const player = page.locator('video')
    await expect(player).toBeVisible()
    // A canvas stream replaces the file, because the test only checks that playback stops.
    await player.evaluate(async (element) => {
      if (!(element instanceof HTMLVideoElement)) return
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
      element.srcObject = canvas.captureStream()
      await element.play()
    })
    const paused = () => player.evaluate((element) => element instanceof HTMLVideoElement && element.paused)
    expect(await paused()).toBe(false)

    if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(player).toBeHidden()
    expect(await paused()).toBe(true)
  })
}

test('D6: the installation tab shows the scene, the drawing and the notes for the installer', async ({ page, open }) => {
  await open(`${hood()}#installation`)
  const panel = page.getByRole('tabpanel', { name: 'Installation' })
  await expect(panel.locator('img')).toHaveCount(2)
  for (const picture of await panel.locator('img').all()) await expect(picture).toHaveAttribute('alt', /.+/)
})

test('D6: the manual tab lists the documents in the language, and the size of those that exist', async ({ page, open }) => {
  await open(`${hood()}#manual`)
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveText([
    'User manualPDF · 1 KB · English',
    'Specification sheetPDF · English',
    // No installation guide: it needs the weight, and this product has none.
    'Warranty documentPDF · English',
    'Accessories listPDF · English',
  ])
  await open(`${site.origin}${pageUrl('zh-Hans', 'product', { id: 'RH-0001' })}#manual`)
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toHaveAttribute('href', /zh-hans/i)
})
