import { type Browser, test as base, type Page } from '@playwright/test'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { watchForProblems } from '#tests/support/page-problems.ts'
import { servedContent } from '#tests/support/served-content.ts'
import { setTextSize } from '#tests/support/text-size.ts'
import { type ContentSample, sampleOf } from './content-sample.ts'

export const sizes = ['phone', 'desk'] as const

/** A window size and a language in which screens are audited. */
export type View = {
  size: (typeof sizes)[number]
  language: Language
  /** In pixels; defaults to the width of `size`. */
  width?: number
  /** Reduced motion, because some audits report fading text as a fault. */
  isStill: boolean
}

type Visit = {
  page: Page
  /** Problems of the page since this visit began. */
  problems: string[]
}

type WorkerFixtures = {
  /** The content that the audited site serves. */
  catalog: Catalog
  sample: ContentSample
  /** Opens screens one after another in the same tab, so that the browser keeps its process and compiled scripts. Resets both sizes. */
  visit: (view: View) => Promise<Visit>
}

type Fixtures = {
  /** A new tab for one test, which may intercept its requests. */
  newPage: (view: View) => Promise<Page>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  catalog: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
    async ({}, use) => {
      await use(await loadCatalog(servedContent))
    },
    { scope: 'worker' },
  ],
  sample: [async ({ catalog }, use) => use(sampleOf(catalog)), { scope: 'worker' }],
  visit: [
    async ({ browser }, use, { project }) => {
      const visits = new Map<string, Visit>()
      await use(async (view) => {
        const key = JSON.stringify(view)
        const visit = visits.get(key) ?? (await beginVisits(await openPage(browser, view, project.use)))
        visits.set(key, visit)
        visit.problems.splice(0)
        await visit.page.setViewportSize(windowOf(view))
        await setTextSize(visit.page, 100)
        return visit
      })
      await Promise.all([...visits.values()].map(({ page }) => page.context().close()))
    },
    { scope: 'worker' },
  ],
  newPage: async ({ browser }, use, { project }) => {
    const pages: Page[] = []
    await use(async (view) => {
      const page = await openPage(browser, view, project.use)
      pages.push(page)
      return page
    })
    await Promise.all(pages.map((page) => page.context().close()))
  },
})

const windowOf = ({ size, width }: View) =>
  size === 'phone' ? { width: width ?? 360, height: 740 } : { width: width ?? 1280, height: 800 }

async function openPage(browser: Browser, view: View, { baseURL = '' }: { baseURL?: string }): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    ...(view.size === 'phone' && { isMobile: true, hasTouch: true }),
    viewport: windowOf(view),
    reducedMotion: view.isStill ? 'reduce' : 'no-preference',
  })
  return context.newPage()
}

async function beginVisits(page: Page): Promise<Visit> {
  await blockPictures(page)
  return { page, problems: await watchForProblems(page) }
}

/**
 * Layout and the chosen picture files do not depend on the picture data, and loading it would make the site encode every picture.
 * Uses the DevTools protocol, because a Playwright route would disable the browser cache.
 */
async function blockPictures(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urlPatterns: [{ urlPattern: 'http://*:*/media/*', block: true }] })
}
