import type { Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { wordsIn } from '#tests/support/words.ts'
import type { Screen } from './screen.ts'

/** In pixels. Up to this width, the header has only the button that opens the drawer. */
const maxDrawerWidth = 1023

const press = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true }).click()

async function selectToCompare(page: Page, language: Language) {
  const t = wordsIn(language)
  for (const code of ['HB-7830', 'HB-7320', 'HB-6240']) {
    await page.getByRole('checkbox', { name: t('compare.addProduct', { code }) }).check()
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${t('compare.compare')}`) })
    .click()
}

/** States that need an interaction: menus, drawers, dialogs, a refused form. */
export const states: readonly Screen[] = [
  {
    name: 'mega-menu',
    address: (language) => pageUrl(language, 'home'),
    from: maxDrawerWidth + 1,
    isOverlay: true,
    prepare: (page, language) => press(page, wordsIn(language)('nav.products')),
  },
  {
    name: 'contact menu',
    address: (language) => pageUrl(language, 'home'),
    from: maxDrawerWidth + 1,
    isOverlay: true,
    prepare: (page, language) => press(page, wordsIn(language)('nav.contact')),
  },
  {
    name: 'drawer',
    address: (language) => pageUrl(language, 'home'),
    upTo: maxDrawerWidth,
    isOverlay: true,
    prepare: (page, language) => press(page, wordsIn(language)('nav.menu')),
  },
  {
    name: 'drawer with a category open',
    address: (language) => pageUrl(language, 'home'),
    upTo: maxDrawerWidth,
    isOverlay: true,
    prepare: async (page, language) => {
      await press(page, wordsIn(language)('nav.menu'))
      await page.getByRole('dialog').getByRole('group').first().locator('summary').click()
    },
  },
  {
    name: 'filter drawer',
    address: (language) => productListUrl(language, 2),
    upTo: maxDrawerWidth,
    isOverlay: true,
    prepare: (page, language) => page.getByRole('button', { name: wordsIn(language)('filter.title') }).click(),
  },
  {
    name: 'compare drawer',
    address: (language) => productListUrl(language, 2),
    isOverlay: true,
    prepare: selectToCompare,
  },
  {
    name: 'phone dialog',
    address: (language) => pageUrl(language, 'home'),
    isOverlay: true,
    prepare: async (page, language) => {
      const t = wordsIn(language)
      const widget = page.getByRole('region', { name: t('contact.title') })
      const all = widget.getByRole('button', { name: t('contact.title') })
      // On phones, one button shows the others.
      if (await all.isVisible()) await all.click()
      await widget.getByRole('button', { name: t('contact.phone'), exact: true }).click()
    },
  },
  {
    name: 'picture enlarged',
    address: (language) => pageUrl(language, 'product', { id: 'RH-9010' }),
    isOverlay: true,
    prepare: (page, language) =>
      page
        .getByRole('region', { name: wordsIn(language)('product.pictures', { code: 'RH-9010' }) })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .click(),
  },
  { name: 'technical parameters', address: (language) => `${pageUrl(language, 'product', { id: 'RH-9010' })}#parameters` },
  { name: 'installation', address: (language) => `${pageUrl(language, 'product', { id: 'RH-9010' })}#installation` },
  { name: 'accessories tab', address: (language) => `${pageUrl(language, 'product', { id: 'RH-9010' })}#accessories` },
  { name: 'manual', address: (language) => `${pageUrl(language, 'product', { id: 'RH-9010' })}#manual` },
  {
    name: 'form refused',
    address: (language) => pageUrl(language, 'feedback'),
    prepare: (page) => page.getByRole('main').locator('form[method=post] button[type=submit]').first().click(),
  },
]
