import { expect, type Page } from '@playwright/test'
import { fitQuery } from '#contract/fit/questions.ts'
import { compareUrl, fitUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { hydrated } from '#tests/support/browser-test.ts'
import { faintTexts, forceState, pointedStates } from '#tests/support/rendered-contrast.ts'
import { formOf, sendButton } from '#tests/support/visitor-forms.ts'
import { test } from './audit-test.ts'
import type { ContentSample } from './content-sample.ts'

const soft = expect.configure({ soft: true })

type Screen = { urlIn: (sample: ContentSample) => string | undefined; prepare?: (page: Page) => Promise<unknown> }

/** Screens with something ticked, selected, suggested or wrong. */
const screens: Record<string, Screen> = {
  'home with a message': {
    urlIn: () => pageUrl('en', 'home'),
    prepare: async (page) => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
      await page.getByRole('contentinfo').locator('summary').click()
    },
  },
  'product list with ticked boxes': {
    urlIn: ({ category }) => productListUrl('en', category),
    prepare: async (page) => {
      for (const box of (await page.getByRole('checkbox', { name: /^Compare / }).all()).slice(0, 2)) await box.check()
    },
  },
  product: { urlIn: ({ product }) => product && pageUrl('en', 'product', { id: product }) },
  comparison: { urlIn: ({ compared }) => (compared.length > 0 ? compareUrl('en', compared) : undefined) },
  'form with errors': {
    urlIn: () => pageUrl('en', 'feedback'),
    prepare: async (page) => {
      await sendButton(formOf(page)).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    },
  },
  'what fits a kitchen': {
    urlIn: ({ category }) => fitUrl('en', category, fitQuery({ width: 900, cutoutWidth: 730, nicheWidth: 560 })),
  },
  'search without a result': { urlIn: () => pageUrl('en', 'search', { q: 'zzyzx' }) },
}

for (const [name, { urlIn, prepare }] of Object.entries(screens)) {
  test(`G12: texts and focus rings have enough contrast in every state, and more of it for people who ask for that, ${name}`, async ({
    sample,
    visit,
  }) => {
    const url = urlIn(sample)
    test.skip(url === undefined, 'this content has no such page')
    const { page } = await visit({ size: 'desk', language: 'en', isStill: true })
    await page.goto(url ?? '/')
    await hydrated(page)
    await prepare?.(page)
    const measure = async (state: string) => {
      for (const contrast of ['no-preference', 'more'] as const) {
        await page.emulateMedia({ contrast })
        soft(await faintTexts(page, contrast), `${state}, preferred contrast: ${contrast}`).toEqual([])
      }
    }
    await measure('at rest')
    for (const state of pointedStates) {
      const end = await forceState(page, state)
      await measure(state)
      await end()
    }
    await page.emulateMedia({ contrast: null })
  })
}
