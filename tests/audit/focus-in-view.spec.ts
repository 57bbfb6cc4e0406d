import { expect, type Page } from '@playwright/test'
import { productListUrl } from '#contract/pages/urls.ts'
import { hydrated } from '#tests/support/browser-test.ts'
import { test } from './audit-test.ts'
import { everyScreen, type Screen } from './screens.ts'

/** The last is a window of 1280 × 1024 px at 400 % zoom. */
const windows = [
  { width: 1280, height: 800 },
  { width: 1366, height: 640 },
  { width: 360, height: 740 },
  { width: 320, height: 256 },
]

/** The tray at the foot of a list appears with the first product to compare. */
const withTray: Screen = {
  name: 'product list with products to compare',
  status: 200,
  urlIn: ({ category }, language) => productListUrl(language, category),
}

/**
 * Presses Tab through the content of the page, and through header and footer if they are not known yet. Returns all stops of which less than half is in view.
 */
async function hiddenStops(page: Page, isWhole: boolean): Promise<string[]> {
  const stops = await page.evaluateHandle(noteStops, isWhole)
  for (let pressed = 0; pressed < 500; pressed += 20) {
    for (let times = 0; times < 20; times++) await page.keyboard.press('Tab')
    const { hidden, ended } = await stops.jsonValue()
    if (ended) return hidden
  }
  throw new Error('The focus does not come to the end of the page')
}

/**
 * Moves the focus to where the stops begin, and notes, each time the Tab key is released, how much of the focused thing is in view, as a part of what the window
 * has room for. In the page, because asking it at each stop takes longer than the stop.
 */
function noteStops(isWhole: boolean) {
  const first = isWhole ? document.links[0] : document.querySelector('main')
  const stops = { hidden: [] as string[], ended: false, count: 0 }
  scrollTo({ top: 0, behavior: 'instant' })
  first?.focus({ preventScroll: true })
  const note = () => {
    const focused = document.activeElement
    const isBeyond = !isWhole && !focused?.closest('main')
    stops.ended ||= focused === null || focused === document.body || focused === first || isBeyond
    if (stops.ended || focused === null) return removeEventListener('keyup', note)
    stops.count++
    // What moves into view is there after the next frame, which may come after the next stop.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    // A checkbox may be drawn by its label.
    const thing = focused.closest('label') ?? focused
    const box = thing.getBoundingClientRect()
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
    const width = Math.max(0, Math.min(innerWidth, box.right) - left)
    const height = Math.max(0, Math.min(innerHeight, box.bottom) - top)
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
    const hits = steps.flatMap((x) => steps.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
    const shown = hits.filter(
      (hit) => hit && (thing.contains(hit) || hit.contains(thing) || hit.closest('label')?.control === focused),
    )
    // Of a card that a sideways scrolling row cuts off, only the height counts: browsers leave it where it is.
    const seen = (shown.length / hits.length) * (height / Math.min(innerHeight, box.height))
    if (seen < 0.5)
      stops.hidden.push(
        `stop ${stops.count}, ${Math.round(100 * seen)} % in view: ${thing.tagName} “${thing.textContent?.trim().slice(0, 40)}”`,
      )
  }
  addEventListener('keyup', note)
  return stops
}

// The page of a feature is shown in a frame and has no header.
for (const screen of [...everyScreen.filter(({ name }) => name !== 'feature'), withTray]) {
  test(`G12: at least half of everything that the Tab key comes to is in view, also at 400 % zoom, ${screen.name}`, async ({
    sample,
    visit,
  }) => {
    const url = screen.urlIn(sample, 'en')
    test.skip(url === undefined, 'this content has no such page')
    const { page } = await visit({ size: 'desk', language: 'en', isStill: true })
    await page.goto(url ?? '/', { waitUntil: 'load' })
    await hydrated(page)
    // What a visitor keeps is read after hydration, and moves everything below it.
    if (screen.name === 'my kitchen') await page.getByRole('region', { name: 'At home' }).waitFor()
    if (screen === withTray) {
      for (const box of (await page.getByRole('checkbox', { name: /^Compare / }).all()).slice(0, 2)) await box.check()
    }
    for (const window of windows) {
      await page.setViewportSize(window)
      expect.soft(await hiddenStops(page, screen.name === 'home'), `${window.width} × ${window.height}`).toEqual([])
    }
  })
}
