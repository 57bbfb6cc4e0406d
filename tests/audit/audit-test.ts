import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import type { Catalog } from '#catalog/catalog.ts'
import { loadCatalog } from '#catalog/load-catalog.ts'
import type { Language } from '#contract/languages.ts'
import { servedContent } from '#tests/support/served-content.ts'
import { type ContentSample, sampleOf } from './content-sample.ts'

export const sizes = ['phone', 'desk'] as const

/** A window and a language in which screens are looked at. */
export type View = {
  size: (typeof sizes)[number]
  language: Language
  /** In pixels; that of the size unless it is said. */
  width?: number
  /** Without motion, for audits that would mistake a fade for a fault. */
  isStill: boolean
  /** Whether pictures are fetched. Where they stand and which file is chosen is known without them, and the site would have to encode each. */
  hasPictures: boolean
}

type WorkerFixtures = {
  /** The content that the audited site serves. */
  catalog: Catalog
  sample: ContentSample
  /** A new tab in the view's window. */
  newPage: (view: View) => Promise<Page>
}

const contextOptions = ({ size, width, isStill }: View): BrowserContextOptions => ({
  ...(size === 'phone' && { isMobile: true, hasTouch: true }),
  viewport: size === 'phone' ? { width: width ?? 360, height: 740 } : { width: width ?? 1280, height: 800 },
  reducedMotion: isStill ? 'reduce' : 'no-preference',
})

/** By the protocol and not by a route, which would turn the cache off. */
async function blockPictures(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urlPatterns: [{ urlPattern: 'http://*:*/media/*', block: true }] })
}

export const test = base.extend<object, WorkerFixtures>({
  catalog: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
    async ({}, use) => {
      await use(await loadCatalog(servedContent))
    },
    { scope: 'worker' },
  ],
  sample: [async ({ catalog }, use) => use(sampleOf(catalog)), { scope: 'worker' }],
  newPage: [
    async ({ browser }, use, { project }) => {
      // Tabs of a view share the browser's cache: scripts and fonts load once.
      const contexts = new Map<string, BrowserContext>()
      await use(async (view) => {
        const key = JSON.stringify(view)
        const context =
          contexts.get(key) ?? (await browser.newContext({ ...contextOptions(view), baseURL: project.use.baseURL ?? '' }))
        contexts.set(key, context)
        const page = await context.newPage()
        if (!view.hasPictures) await blockPictures(page)
        return page
      })
      await Promise.all([...contexts.values()].map((context) => context.close()))
    },
    { scope: 'worker' },
  ],
})
