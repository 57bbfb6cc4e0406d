import { expect } from '@playwright/test'
import { productListUrl } from '#contract/pages/urls.ts'
import { hydrated } from '#tests/support/browser-test.ts'
import { test } from './audit-test.ts'
import { hiddenStops, windows } from './measures/focus-stops.ts'
import { everyScreen, type Screen } from './screens.ts'

/** The tray at the foot of a list appears with the first product to compare. */
const withTray: Screen = {
  name: 'product list with products to compare',
  status: 200,
  urlIn: ({ category }, language) => productListUrl(language, category),
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
      expect
        .soft(await hiddenStops(page, screen.name === 'home' ? 'page' : 'main'), `${window.width} × ${window.height}`)
        .toEqual([])
    }
  })
}
