import { expect } from '@playwright/test'
import { test } from '#tests/support/studio.ts'
import { setTextSize } from '#tests/support/text-size.ts'
import { hiddenStops, windows } from './measures/focus-stops.ts'
import { overflow, shreddedTexts } from './measures/page-audits.ts'
import { rooms } from './measures/studio-rooms.ts'
import { cutTexts, spaced } from './measures/text-spacing.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-SG',
  viewport: { width: 1280, height: 800 },
  withPreview: true,
})

const soft = expect.configure({ soft: true })
const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const largerTexts = [
  { percent: 150, window: desk },
  { percent: 200, window: desk },
  { percent: 100, window: phone },
  { percent: 150, window: phone },
  { percent: 200, window: { width: 320, height: 740 } },
]

for (const { name, open, prepare } of rooms) {
  test(`G12: in the studio, with text of up to 200 %, nothing scrolls sideways and words stay whole, ${name}`, async ({
    page,
    studio,
  }) => {
    await open(page, studio)
    await prepare?.(page)
    for (const { percent, window } of largerTexts) {
      await page.setViewportSize(window)
      await setTextSize(page, percent)
      const at = `${percent} % at ${window.width} px`
      await soft.poll(() => overflow(page), `pixels of sideways scroll, ${at}`).toBe(0)
      await soft.poll(() => shreddedTexts(page), `texts with a few letters a line, ${at}`).toEqual([])
    }
    await setTextSize(page, 100)
  })

  test(`G12: in the studio, at least half of everything that the Tab key comes to is in view, also at 400 % zoom, ${name}`, async ({
    page,
    studio,
  }) => {
    await open(page, studio)
    await prepare?.(page)
    const hasDialog = (await page.getByRole('dialog').count()) > 0
    for (const window of windows) {
      await page.setViewportSize(window)
      await soft.poll(() => overflow(page), `pixels of sideways scroll, ${window.width} px`).toBe(0)
      soft(await hiddenStops(page, hasDialog ? 'dialog' : 'page'), `${window.width} × ${window.height}`).toEqual([])
    }
  })

  test(`G12: in the studio, with more space between lines, words and letters, no text is cut off, ${name}`, async ({
    page,
    studio,
  }) => {
    await open(page, studio)
    await prepare?.(page)
    await spaced(page)
    for (const window of [desk, phone]) {
      await page.setViewportSize(window)
      await soft.poll(() => overflow(page), `pixels of sideways scroll, ${window.width} px`).toBe(0)
      // In a week, a visit is as high as it is long. What it opens has all of the text.
      soft(
        (await cutTexts(page)).filter((text) => !/visit(-\w+)?$/.test(text)),
        `${window.width} px`,
      ).toEqual([])
    }
  })
}
