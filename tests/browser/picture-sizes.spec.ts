import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import { screens } from '#tests/support/screens.ts'

// Four widths in one browser: nothing here depends on a finger.
test.skip(({ isMobile }) => isMobile, 'the windows are set here')
test.describe.configure({ timeout: 90_000 })

/** Pictures whose chosen file has fewer pixels than the place it fills: `object-fit: cover` fills it by width or by height. */
function tooSmallPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('picture > img')].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    for (let tries = 0; tries < 40 && shown.some(({ currentSrc }) => currentSrc === ''); tries += 1) {
      await new Promise((resume) => setTimeout(resume, 25))
    }
    return shown.flatMap((image) => {
      const file = Number(/\.(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1])
      const aspect = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const { clientWidth: width, clientHeight: height } = image
      const covers = getComputedStyle(image).objectFit === 'cover'
      const needed = (covers ? Math.max(width, height * aspect) : Math.min(width, height * aspect)) * devicePixelRatio
      return file >= Math.floor(needed)
        ? []
        : [`${image.currentSrc.split('/').at(-1)} is shown ${Math.round(needed)} wide, sizes="${image.sizes}"`]
    })
  })
}

for (const width of [360, 768, 1280, 1920]) {
  test(`G11: at ${width} px no picture is shown larger than its file`, async ({ page }) => {
    // Which file the browser chooses is known before it has it, and neither scripts nor letters change it.
    await page.route(/\/media\/|\.(?:js|woff2)$/, (route) => route.abort())
    await page.setViewportSize({ width, height: 900 })
    const faults: string[] = []
    for (const { name, address } of screens.filter(({ status }) => status === 200)) {
      await page.goto(address('en'), { waitUntil: 'domcontentloaded' })
      faults.push(...(await tooSmallPictures(page)).map((fault) => `${name}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
