import { careUrl, pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')

test('K3: the start page leads to the guides that there are, and a guide to its families', async ({ page, open }) => {
  await open(pageUrl('en', 'care'))
  const guides = page.getByRole('navigation', { name: t('care.categories') }).getByRole('link')
  await expect(guides).toHaveText(['Hobs'])
  await guides.click()
  await expect(page).toHaveURL(careUrl('en', 2))
  await page
    .getByRole('navigation', { name: t('care.contents') })
    .getByRole('link', { name: 'Induction hobs' })
    .click()
  await expect(page).toHaveURL(careUrl('en', 2, 'induction'))
  await expect(page.getByRole('heading', { name: 'Induction hobs' })).toBeInViewport()
})

test('K3: a family has daily, weekly and yearly tasks in numbered steps, materials and warnings', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(careUrl('en', 2))
  const gas = page.getByRole('region', { name: 'Gas hobs' })
  for (const name of [t('care.use'), t('care.avoid'), t('care.warnings')]) {
    await expect(gas.getByRole('heading', { name })).toBeVisible()
  }
  for (const every of ['day', 'week', 'month', 'year'] as const) {
    await expect(gas.getByRole('heading', { name: t(`care.every.${every}`), exact: true })).toBeVisible()
  }
  await expect(gas.getByRole('listitem').filter({ hasText: 'wooden pick' }).locator('img')).toHaveCount(1)
  await expect(gas.getByRole('row', { name: /HB-7325/ })).toContainText('Cast aluminium')
})

test('K3: product, support and questions lead to the care of the model’s family', async ({ page, open }) => {
  const gas = careUrl('en', 2, 'gas')
  await open(pageUrl('en', 'product', { id: 'HB-7830' }))
  await expect(page.getByRole('main').getByRole('link', { name: t('careLink.text') })).toHaveAttribute('href', gas)
  await open(pageUrl('en', 'support', { id: 'HB-7830' }))
  const care = page.getByRole('region', { name: t('careLink.text') })
  await expect(care.getByRole('link')).toHaveAttribute('href', gas)
  await open(pageUrl('en', 'faq', { id: '2' }))
  await expect(page.getByRole('main').getByRole('link', { name: t('careLink.text') })).toHaveAttribute('href', careUrl('en', 2))
})

test('K3: the search finds the care of a model', async ({ page, open }) => {
  await open(pageUrl('en', 'search', { q: 'burner caps brush' }))
  const found = page.getByRole('region', { name: new RegExp(t('search.kind.care')) })
  await expect(found.getByRole('link', { name: 'Gas hobs' })).toHaveAttribute('href', careUrl('en', 2, 'gas'))
})

test('X13: the specification says how long spare parts are kept; a discontinued model has a last day', async ({ page, open }) => {
  await open(`${pageUrl('en', 'product', { id: 'HB-7830' })}#parameters`)
  await expect(page.getByRole('row', { name: t('spareParts.name') })).toContainText(t('spareParts.years', { years: 10 }))
  await open(pageUrl('en', 'support', { id: 'HB-7630' }))
  await expect(page.getByRole('region', { name: t('support.parts') })).toContainText('Spare parts: Until 30 September 2034')
})

test('X14: the page about repairs has a table of spare parts, and links to support', async ({ page, open }) => {
  await open(pageUrl('en', 'sustainability'))
  const table = page.getByRole('table', { name: t('repair.title') })
  await expect(table.getByRole('row')).toHaveCount(7)
  await table.getByRole('link', { name: 'HB-7630' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'support', { id: 'HB-7630' }))
})
