import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { journey } from './journey.ts'

journey('somebody finds a quiet hood and compares it', 'quiet-hood', async (person, { t, language }) => {
  const { page } = person
  const field = page.getByRole('banner').locator('input[name=q]')
  await person.open(pageUrl(language, 'home'))
  await person.tabTo(field, 'Tab', 'combobox')
  await person.type('RH-9011')
  await person.hears(/\d/)
  await person.downTo(page.getByRole('banner').getByRole('option', { name: 'RH-9011' }).first())
  await person.press('Enter')
  await person.isAt(page.getByRole('heading', { level: 1 }))

  await person.open(productListUrl(language, 1))
  // In a narrow window the filters are in a drawer.
  if ((page.viewportSize()?.width ?? 0) >= 1024) {
    await person.tabTo(page.getByRole('link', { name: t('filter.skip') }))
    await person.press('Enter')
  }
  for (const code of ['RH-9010', 'RH-9011']) {
    await person.tabTo(page.getByRole('checkbox', { name: t('compare.addProduct', { code }) }))
    await person.press('Space')
    await person.hears(t('compare.room', { count: code === 'RH-9010' ? 1 : 2, limit: 3 }))
  }
  await person.tabTo(page.getByRole('region', { name: t('compare.chosen') }).getByRole('link', { name: t('compare.compare') }))
  await person.press('Enter')
  await person.isAt(page.getByRole('heading', { level: 1 }))
  await person.tabTo(page.getByRole('main').getByRole('button', { name: 'RH-9010' }))
})

journey('somebody looks where a hood can be bought', 'where-to-buy', async (person, { t, language }) => {
  const { page } = person
  const section = page.getByRole('region', { name: t('product.whereToBuy') })
  const field = section.getByLabel(t('buy.postcode'))
  await person.open(pageUrl(language, 'product', { id: 'RH-9010' }))
  await person.tabTo(page.getByRole('main').getByRole('link', { name: t('product.whereToBuy') }))
  await person.press('Enter')
  await person.isAt(section.getByRole('heading', { name: t('product.whereToBuy') }))
  await person.tabTo(field)
  await person.type('75001')
  await person.press('Enter')
  await person.hears(t('shops.postcodeUnknown', { example: '238897' }))
  await person.isAt(field, t('shops.postcodeUnknown', { example: '238897' }))
  await person.press('ControlOrMeta+a')
  await person.type('529508')
  await person.press('Enter')
  await person.hears(t('nearest.toPostcode'))
  await person.tabTo(section.getByRole('article').getByRole('link').first())
})
