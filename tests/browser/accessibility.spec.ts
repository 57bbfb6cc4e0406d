import type { Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

// Without motion, because axe reports fading text as a contrast fault.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of ['en', 'zh-Hans'] as const satisfies readonly Language[]) {
  /** Checks the whole page once, and otherwise only the opened part, because language and window size change nothing else. */
  const faultsWith = (page: Page, opened: string, isMobile: boolean) =>
    accessibilityFaults(page, language === 'en' && !isMobile ? 'html' : opened)

  test(`G12: axe finds no fault in the other panels of a product, ${language}`, async ({ page, open }) => {
    await open(pageUrl(language, 'product', { id: 'RH-9010' }))
    const tabs = await page.getByRole('tab').all()
    for (const tab of tabs.slice(1)) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      // The page scrolls when the URL changes, after the tab has opened. A control that is half below the header then counts as too small.
      await expect(page).toHaveURL(await tab.evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : '')))
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect(await faultsWith(page, '[role=tabpanel]', false)).toEqual([])
    }
  })

  test(`G12: axe finds no fault with the menu open, ${language}`, { tag: '@both' }, async ({ page, open, isMobile }) => {
    const t = wordsIn(language)
    await open(pageUrl(language, 'home'))
    await page
      .getByRole('banner')
      .getByRole('button', { name: t(isMobile ? 'nav.menu' : 'nav.products'), exact: true })
      .click()
    const menu = page.getByRole(isMobile ? 'dialog' : 'banner')
    if (isMobile) await menu.getByRole('group').first().locator('summary').click()
    await expect(menu.getByRole('link', { name: /RH-9010/ })).toBeVisible()
    expect(await faultsWith(page, isMobile ? 'dialog[open]' : 'header', isMobile)).toEqual([])
    if (isMobile) return

    for (const dropdown of [t('nav.contact'), t('nav.country'), t('nav.language')]) {
      await page.getByRole('banner').getByRole('button', { name: dropdown }).click()
      expect(await faultsWith(page, 'header', false), dropdown).toEqual([])
    }
  })

  test(`G12: axe finds no fault with a dialog open, ${language}`, { tag: '@both' }, async ({ page, open, isMobile }) => {
    const t = wordsIn(language)
    const faultsOf = async (button: ReturnType<Page['getByRole']>) => {
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const faults = await faultsWith(page, 'dialog[open]', isMobile)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      return faults
    }
    await open(productListUrl(language, 2))
    if (isMobile) await page.getByRole('button', { name: t('contact.title'), exact: true }).click()
    for (const way of [t('contact.phone'), t('contact.whatsApp')]) {
      expect(await faultsOf(page.getByRole('button', { name: way, exact: true })), way).toEqual([])
    }
    if (isMobile) expect(await faultsOf(page.getByRole('button', { name: t('filter.title') }))).toEqual([])
    await page.getByRole('checkbox', { name: t('compare.addProduct', { code: 'HB-7830' }) }).check()
    expect(await faultsOf(page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('compare.compare')}`) }))).toEqual(
      [],
    )

    await open(pageUrl(language, 'product', { id: 'RH-9010' }))
    const pictures = page.getByRole('region', { name: t('product.pictures', { code: 'RH-9010' }) })
    expect(await faultsOf(pictures.getByRole('listitem').first().getByRole('button'))).toEqual([])
  })
}

test('G12: a link before the filters leads to the products behind them', async ({ page, open }) => {
  await open(productListUrl('en', 2))
  const skip = page.getByRole('link', { name: 'Skip the filters' })
  await skip.focus()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await skip.press('Enter')
  await expect(page.getByRole('region', { name: 'Fiamma' }).getByRole('link').first()).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'Fiamma' }).locator(':focus')).toHaveCount(1)
})

test('G12: the first Tab focuses the skip link', async ({ page, open }) => {
  await open(productListUrl('en', 2))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
