import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import { measureLayoutShift } from '#tests/support/layout-shift.ts'
import { screens } from '#tests/support/screens.ts'

test.describe(() => {
  // A picture is made when it is first asked for.
  test.setTimeout(90_000)

  for (const { name, address } of screens.filter(({ status }) => status === 200)) {
    test(`G11: every image of the ${name} has its size and loads`, async ({ page, open, isMobile }) => {
      test.skip(!isMobile, 'an image loads at one width as at another; the smaller ones are made sooner')
      await open(address('en'))
      const images = page.locator('img')
      const sizeless = await images.evaluateAll((all) =>
        all
          .filter((image) => !(Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0))
          .map((image) => image.outerHTML),
      )
      expect(sizeless).toEqual([])

      const broken = await images.evaluateAll(async (all) => {
        const loads = all.map(async (image) => {
          if (!(image instanceof HTMLImageElement)) return image.outerHTML
          image.loading = 'eager'
          return image.decode().then(
            () => '',
            () => image.outerHTML,
          )
        })
        return (await Promise.all(loads)).filter((image) => image !== '')
      })
      expect(broken).toEqual([])
    })
  }
})

test('G11: pictures come in modern formats and in the width that the screen needs', async ({ page, open }) => {
  await open('/productlist?id=2')
  const first = page.getByRole('main').locator('picture').first()
  const types = await first.locator('source').evaluateAll((sources) => sources.map((source) => source.getAttribute('type')))
  expect(types).toEqual(['image/avif', 'image/webp'])
  const chosen = () => first.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  await expect.poll(chosen).toMatch(/\.avif$/)
  const width = Number(/\.(\d+)\.avif$/.exec(await chosen())?.[1])
  const shown = page.viewportSize()?.width ?? 0
  expect(width).toBeGreaterThanOrEqual(shown)
  expect(width).toBeLessThan(shown * 2)
})

/** Goes down the page screen by screen, as a reader does, so that all that waits until it is near is loaded. */
async function readThrough(page: Page) {
  const heights = await page.evaluate(() => ({ page: document.documentElement.scrollHeight, screen: innerHeight }))
  for (let top = 0; top < heights.page; top += heights.screen / 2) {
    await page.evaluate(
      (to) =>
        new Promise((drawn) => {
          scrollTo({ top: to, behavior: 'instant' })
          requestAnimationFrame(() => requestAnimationFrame(drawn))
        }),
      top,
    )
  }
}

const mainScreens = ['home', 'product list', 'product', 'comparison', 'news hub', 'one recipe', 'registration']

for (const { name, address } of screens.filter((screen) => mainScreens.includes(screen.name))) {
  test(`G11: nothing on the ${name} shifts while it loads and is read`, async ({ page, open }) => {
    const shift = await measureLayoutShift(page)
    await open(address('en'))
    await page.evaluate(() => document.fonts.ready)
    await readThrough(page)
    expect(await shift(), 'the layout shifts').toBeLessThan(0.01)
  })

  test(`G11: nothing on the ${name} shifts where its letters come late`, async ({ page, open }) => {
    // By then the page has long been painted with the letters of the system.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resume) => setTimeout(resume, 700))
      await route.continue()
    })
    const shift = await measureLayoutShift(page)
    await open(address('en'))
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    // Letters of another width move their neighbours by a pixel or two; what a reader would notice is far more.
    expect(await shift(), 'the layout shifts').toBeLessThan(0.01)
  })

  test(`G11: the ${name} names in its HTML the picture that is painted as the largest`, async ({ page, open, request }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Reflect.set(window, 'largestPaint', Reflect.get(entry, 'element'))
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await open(address('en'))
    await page.waitForLoadState('load')
    const image = await page.evaluate(() => {
      const element = Reflect.get(window, 'largestPaint')
      if (!(element instanceof HTMLImageElement)) return undefined
      return { src: element.getAttribute('src') ?? '', loading: element.loading, priority: element.fetchPriority }
    })
    const lazyInView = await page.locator('img[loading=lazy]').evaluateAll(
      (images) =>
        new Promise<number>((seen) => {
          // What lies beside the first slide of a carousel is not in view, although its place is: the observer knows.
          const observer = new IntersectionObserver((entries) => {
            const shown = entries.filter(
              ({ intersectionRect, target }) => intersectionRect.width >= 1 && target.checkVisibility(),
            )
            // What shows at the foot of the screen or is as small as a sign may wait.
            const large = shown.filter(({ boundingClientRect: { width, top } }) => width > 120 && top < innerHeight * 0.6)
            seen(large.length)
          })
          for (const image of images) observer.observe(image)
          if (images.length === 0) seen(0)
        }),
    )
    expect(lazyInView, 'pictures of the first screen that wait').toBe(0)
    // Words are in the HTML anyway.
    if (!image) return
    expect(image).toMatchObject({ loading: 'eager', priority: 'high' })
    expect(await (await request.get(address('en'))).text()).toContain(`src="${image.src}"`)
  })
}
