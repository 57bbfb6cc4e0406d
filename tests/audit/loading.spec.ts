import { expect, type Page } from '@playwright/test'
import { hydrated } from '#tests/support/browser-test.ts'
import { sizes, test } from './audit-test.ts'
import { serveQuickPictures } from './quick-pictures.ts'
import { screens } from './screens.ts'

const mainScreens = ['home', 'product list', 'product', 'comparison', 'news hub', 'one recipe', 'registration']

for (const size of sizes) {
  const view = { size, language: 'en', isStill: false } as const
  for (const { name, urlIn } of screens.filter((screen) => mainScreens.includes(screen.name))) {
    test(`G11: the HTML names the largest picture, and no picture of the first screen waits, ${name}, ${size}`, async ({
      catalog,
      sample,
      newPage,
    }) => {
      const url = urlIn(sample, 'en')
      test.skip(url === undefined, 'this content has no such page')
      const page = await newPage(view)
      await serveQuickPictures(page, catalog)
      await noteLargestPaint(page)
      const answer = await page.goto(url ?? '/', { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      await page.waitForLoadState('load')
      await painted(page)

      expect(await lazyPicturesInView(page), 'pictures of the first screen that wait').toBe(0)
      const largest = await largestPicture(page)
      // A text is in the HTML anyway.
      if (largest) {
        expect(largest).toMatchObject({ loading: 'eager', priority: 'high' })
        expect(await answer?.text()).toContain(`src="${largest.src}"`)
      }
    })
  }
}

/** Waits two frames, so that pending changes are painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

async function noteLargestPaint(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(window, 'largestPaint', Reflect.get(entry, 'element'))
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** The picture that is the largest contentful paint; undefined if that is text. */
function largestPicture(page: Page) {
  return page.evaluate(() => {
    const element = Reflect.get(window, 'largestPaint')
    if (!(element instanceof HTMLImageElement)) return undefined
    return { src: element.getAttribute('src') ?? '', loading: element.loading, priority: element.fetchPriority }
  })
}

/** Number of large pictures above the fold that load lazily. */
function lazyPicturesInView(page: Page): Promise<number> {
  return page.locator('img[loading=lazy]').evaluateAll(
    (images) =>
      new Promise<number>((seen) => {
        // The boxes of later slides overlap the viewport although they are clipped; the observer takes that into account.
        const observer = new IntersectionObserver((entries) => {
          const shown = entries.filter(({ intersectionRect, target }) => intersectionRect.width >= 1 && target.checkVisibility())
          // Thumbnails and pictures near the bottom of the screen may load lazily.
          const large = shown.filter(({ boundingClientRect: { width, top } }) => width > 120 && top < innerHeight * 0.6)
          seen(large.length)
        })
        for (const image of images) observer.observe(image)
        if (images.length === 0) seen(0)
      }),
  )
}
