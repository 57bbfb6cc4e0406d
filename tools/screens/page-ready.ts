import type { Page } from '@playwright/test'

/** Waits for hydration: the header's first item is a link in the server's HTML and becomes a button. */
export async function hydrated(page: Page) {
  await page.getByRole('banner').getByRole('button').filter({ visible: true }).first().waitFor()
}

/** Waits for fonts and all pictures, including pictures outside the view in a carousel. */
export async function loaded(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))])
    await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
  })
}
