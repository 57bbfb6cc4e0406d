import type { Page } from '@playwright/test'

/** The footer with the links of a group shown: on a phone, its heading is a button that shows them. */
export async function footerWith(page: Page, heading: string) {
  const footer = page.getByRole('contentinfo')
  const button = footer.getByRole('button', { name: heading, exact: true })
  if (await button.isVisible()) await button.click()
  return footer
}
