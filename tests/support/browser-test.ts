import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { createTabs, type Tab } from './tabs.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Opens a URL of the site and waits until React has hydrated the page. */
  open: (url: string) => Promise<void>
}

type WorkerFixtures = { tabs: ReturnType<typeof createTabs> }
type TestFixtures = Fixtures & { tab: Tab }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  tabs: [
    async ({ browser }, use) => {
      const tabs = createTabs(browser)
      await use(tabs)
      await tabs.close()
    },
    { scope: 'worker' },
  ],
  tab: async (
    { tabs, baseURL, viewport, isMobile, hasTouch, javaScriptEnabled, geolocation, permissions, contextOptions },
    use,
    testInfo,
  ) => {
    const options: BrowserContextOptions = {
      ...contextOptions,
      baseURL,
      geolocation,
      permissions,
      ...{ viewport, isMobile, hasTouch, javaScriptEnabled },
    }
    const tab = await tabs.take(options)
    await use(tab)
    if (testInfo.status !== testInfo.expectedStatus) tab.reuse = 'nothing'
    await tabs.giveBack(tab, options)
  },
  page: async ({ tab }, use) => use(tab.page),
  context: async ({ tab }, use) => {
    // Changes to a context (permissions, other tabs) are permanent.
    tab.reuse = 'nothing'
    await use(tab.page.context())
  },
  open: async ({ page }, use) => {
    await use(async (url) => {
      const answer = await page.goto(url, { waitUntil: 'domcontentloaded' })
      expect(answer?.status(), url).toBeLessThan(500)
      await hydrated(page)
    })
  },
})

/** Present only after hydration: the server renders the first header item (phone: menu, else products) as a link. */
const headerButtons = (page: Page) => page.getByRole('banner').getByRole('button').filter({ visible: true })

/** All of a page is hydrated at once. */
export async function hydrated(page: Page) {
  await headerButtons(page).first().waitFor()
}
