import { test as base, expect, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Goes to an address of the site and waits until React has taken the page over. */
  open: (address: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  open: async ({ page }, use) => {
    await use(async (address) => {
      const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
      expect(answer?.status(), address).toBeLessThan(500)
      await hydrated(page)
    })
  },
})

/** The header's first item is a link in what the server sends, and a button once React runs: on the phone the menu, else the products. */
export const headerButtons = (page: Page) => page.getByRole('banner').getByRole('button').filter({ visible: true })

export async function hydrated(page: Page) {
  await headerButtons(page).first().waitFor()
}
