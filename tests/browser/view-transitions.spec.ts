import type { Page } from '@playwright/test'
import { productListUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

declare global {
  interface Window {
    transitions: { names: string[]; longest: number }[]
  }
}

/** Records the names and the longest duration (ms) of each view transition. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    window.transitions = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(() => {
        const moving = document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
        window.transitions.push({
          names: moving
            .map(({ pseudoElement }) => pseudoElement ?? '')
            .filter((name) => name.startsWith('::view-transition-group')),
          longest: Math.max(...moving.map((effect) => Number(effect.getComputedTiming().duration))),
        })
      })
      return transition
    }
  })
}

test('G12: from a list to a product and back, the picture of that product moves to its place', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await watchTransitions(page)
  await open(productListUrl('en', 2))
  await page
    .getByRole('main')
    .getByRole('link', { name: /HB-7320/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HB-7320')
  await expect.poll(() => page.evaluate(() => window.transitions[0]?.names)).toContain('::view-transition-group(product-HB-7320)')

  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.transitions[1]?.names)).toContain('::view-transition-group(product-HB-7320)')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('G12: nothing moves', async ({ page, open }) => {
    await watchTransitions(page)
    await open(productListUrl('en', 2))
    await page
      .getByRole('main')
      .getByRole('link', { name: /HB-7320/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('HB-7320')
    await expect.poll(() => page.evaluate(() => window.transitions[0]?.longest)).toBeLessThan(1)
  })
})
