import type { Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const english = wordsIn('en')
const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })

test.describe('search: answer above the results, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  async function search(page: Page, q: string, language: Language = 'en') {
    await page.goto(pageUrl(language, 'search', { q }))
  }

  test('Q5: opening hours and phone of the stores', async ({ page }) => {
    await search(page, 'stores')
    const hours = card(page, english('hours.title'))
    await expect(hours).toContainText('Daily 11 am–9 pm')
    await expect(hours.getByRole('link', { name: '+65 6100 0118' })).toHaveAttribute('href', 'tel:+6561000118')
    await expect(hours.getByRole('link', { name: english('stores.title') })).toHaveAttribute('href', pageUrl('en', 'stores'))
  })

  test('Q5: phone, email and service hours', async ({ page }) => {
    await search(page, 'service promise')
    const contact = card(page, english('answer.contact'))
    await expect(contact.getByRole('link', { name: '+65 6100 0000' })).toHaveAttribute('href', 'tel:+6561000000')
    await expect(contact.getByRole('link', { name: 'service@solenne.example.com' })).toHaveAttribute('href', /^mailto:/)
    await expect(contact).toContainText('Daily, 9 am to 7 pm')
  })

  test('Q5: product registration', async ({ page }) => {
    await search(page, 'register')
    await page
      .getByRole('main')
      .getByRole('link', { name: english('answer.register') })
      .click()
    await expect(page).toHaveURL(pageUrl('en', 'registration'))
  })

  test('Q5: a safety notice', async ({ page }) => {
    await search(page, 'front right burner')
    const link = page.getByRole('main').getByRole('link', { name: english('answer.notice') })
    await expect(link).toHaveAttribute('href', `${pageUrl('en', 'support', { id: 'HB-7830' })}#hb-7830-lpg-jet`)
    await expect(page.getByRole('main').getByText(english('notice.safety'), { exact: true })).toHaveCSS(
      'color',
      'rgb(179, 32, 26)',
    )
  })

  test('Q5: the shop nearest to a postal code, or in an area', async ({ page }) => {
    for (const query of ['shop 520123', 'tampines']) {
      await search(page, query)
      const shop = card(page, 'Eastline Appliances')
      await expect(shop).toContainText('60 Tampines Orchid Street')
      await expect(shop).toContainText('Daily 11 am–9:30 pm')
      await expect(shop.getByRole('link', { name: english('stores.finder') })).toHaveAttribute(
        'href',
        pageUrl('en', 'shopFinder'),
      )
    }
  })

  test('Q5: a product with its price and key figures', async ({ page }) => {
    await search(page, 'RH-9010')
    const product = card(page, 'Slanted range hood in black glass, 90 cm')
    await expect(product).toContainText(english('price.from', { price: 'S$3,480' }))
    await expect(product.getByRole('term')).toHaveCount(3)
    await expect(product.locator('img')).toBeVisible()
    await product.getByRole('link').click()
    await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'RH-9010' }))
  })

  test('Q5: any other page', async ({ page }) => {
    await search(page, 'warranty')
    const terms = card(page, 'Warranty terms')
    await expect(terms.getByRole('link', { name: english('answer.open') })).toHaveAttribute(
      'href',
      pageUrl('en', 'warrantyTerms'),
    )
  })

  test('Q5: nothing, if nothing answers', async ({ page }) => {
    await search(page, 'zzyzx')
    await expect(page.locator('#answer')).toHaveCount(0)
  })

  test('Q5: in the language of the results', async ({ page }) => {
    await search(page, '电话')
    await expect(page.getByText(english('search.inLanguage', { language: '简体中文' }))).toBeVisible()
    await expect(page.locator('section', { has: page.locator('#answer') })).toHaveAttribute('lang', 'zh-Hans')
  })
})

test('Q5: the answer is accessible', { tag: '@both' }, async ({ page, open }) => {
  for (const q of ['stores', 'front right burner', 'RH-9010']) {
    await open(pageUrl('en', 'search', { q }))
    await expect(page.locator('#answer')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  }
})
