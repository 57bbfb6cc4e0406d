import { expect, type Page } from '@playwright/test'
import { hydrated } from '#tests/support/browser-test.ts'
import { measureLayoutShift } from '#tests/support/layout-shift.ts'
import { sizes, test } from './audit-test.ts'
import { serveQuickPictures } from './quick-pictures.ts'
import { screens } from './screens.ts'

const mainScreens = ['home', 'product list', 'product', 'comparison', 'news hub', 'one recipe', 'registration']

for (const size of sizes) {
  const view = { size, language: 'en', isStill: false } as const
  for (const { name, address } of screens.filter((screen) => mainScreens.includes(screen.name))) {
    test(`G11: nothing on the ${name} shifts while it loads, its fonts come late and it is read, and its HTML names the picture painted as the largest, ${size}`, async ({
      catalog,
      sample,
      newPage,
    }) => {
      const url = address(sample, 'en')
      test.skip(url === undefined, 'the content has no such page')
      const page = await newPage(view)
      await serveQuickPictures(page, catalog)
      const { promise: fontsMayCome, resolve: letFontsCome } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await fontsMayCome
        await route.continue()
      })
      const shift = await measureLayoutShift(page)
      await noteLargestPaint(page)
      const answer = await page.goto(url ?? '/', { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      await painted(page)
      letFontsCome()
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('load')
      await painted(page)

      expect(await lazyPicturesInView(page), 'pictures of the first screen that wait').toBe(0)
      const largest = await largestPicture(page)
      // Words are in the HTML anyway.
      if (largest) {
        expect(largest).toMatchObject({ loading: 'eager', priority: 'high' })
        expect(await answer?.text()).toContain(`src="${largest.src}"`)
      }

      await readThrough(page)
      // Fonts of another width move their neighbours by a pixel or two; what a reader would notice is far more.
      expect(await shift()).toBeLessThan(0.01)
    })
  }
}

/** Two frames later, what was to be drawn is on the screen. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Goes down the page by half a screen at a time, as a reader does, so that everything lazy loads. */
async function readThrough(page: Page) {
  const heights = await page.evaluate(() => ({ page: document.documentElement.scrollHeight, screen: innerHeight }))
  for (let top = 0; top < heights.page; top += heights.screen / 2) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await painted(page)
  }
}

async function noteLargestPaint(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(window, 'largestPaint', Reflect.get(entry, 'element'))
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** The picture that was painted as the largest element; undefined where that is text. */
function largestPicture(page: Page) {
  return page.evaluate(() => {
    const element = Reflect.get(window, 'largestPaint')
    if (!(element instanceof HTMLImageElement)) return undefined
    return { src: element.getAttribute('src') ?? '', loading: element.loading, priority: element.fetchPriority }
  })
}

/** Large pictures in the upper part of the screen that are loaded lazily. */
function lazyPicturesInView(page: Page): Promise<number> {
  return page.locator('img[loading=lazy]').evaluateAll(
    (images) =>
      new Promise<number>((seen) => {
        // Slides beside the first one are out of view, although their boxes are not: the observer knows.
        const observer = new IntersectionObserver((entries) => {
          const shown = entries.filter(({ intersectionRect, target }) => intersectionRect.width >= 1 && target.checkVisibility())
          // Pictures at the foot of the screen and thumbnails may wait.
          const large = shown.filter(({ boundingClientRect: { width, top } }) => width > 120 && top < innerHeight * 0.6)
          seen(large.length)
        })
        for (const image of images) observer.observe(image)
        if (images.length === 0) seen(0)
      }),
  )
}
