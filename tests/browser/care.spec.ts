import { articleUrl, careUrl, feedUrl, pageUrl } from '#contract/pages/urls.ts'
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
  await expect(page.getByRole('region', { name: t('spareParts.name') })).toContainText('Until 30 September 2034')
})

test('X14: the page about repairs has a table of spare parts, and links to support', async ({ page, open }) => {
  await open(pageUrl('en', 'sustainability'))
  const table = page.getByRole('table', { name: t('repair.title') })
  await expect(table.getByRole('row')).toHaveCount(7)
  await table.getByRole('link', { name: 'HB-7630' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'support', { id: 'HB-7630' }))
})

test('X15: an open post has its facts and is applied for by email; an expired one is gone', async ({ page, open }) => {
  await open(pageUrl('en', 'careers'))
  const posts = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(posts).toHaveCount(1)
  await posts.getByRole('link', { name: 'Apprentice service technician' }).click()
  await expect(page).toHaveURL(articleUrl('en', 'career', 'apprentice-technician'))
  await expect(page.getByRole('definition')).toHaveText([
    'Kiln Lane, Singapore',
    t('careers.full-time'),
    'S$\u00a02,400–2,700 a month',
    '31 December 2099',
    '1 November 2026',
  ])
  await expect(page.getByRole('link', { name: 'careers@solenne.example.com' })).toHaveAttribute(
    'href',
    'mailto:careers@solenne.example.com?subject=Application%3A%20Apprentice%20service%20technician',
  )
  const gone = await page.goto(articleUrl('en', 'career', 'test-kitchen-cook'))
  expect(gone?.status()).toBe(404)
})

test('X16: a press release has a contact, and pictures to download as large as they are', async ({ page, open }) => {
  await open(pageUrl('en', 'press'))
  await page
    .getByRole('article')
    .getByRole('link', { name: /SD-1108 receives/ })
    .click()
  await expect(page).toHaveURL(articleUrl('en', 'press', 'four-ticks-for-the-sd-1108'))
  const pictures = page.getByRole('region', { name: t('press.pictures') })
  await expect(pictures.getByRole('listitem')).toHaveCount(3)
  const [download] = await Promise.all([page.waitForEvent('download'), pictures.getByRole('link').first().click()])
  expect(download.suggestedFilename()).toBe('four-ticks-for-the-sd-1108-1.jpg')
  await expect(page.getByRole('region', { name: t('press.contact') }).getByRole('link')).toHaveText([
    '+65 6100 0007',
    'press@solenne.example.com',
  ])
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', feedUrl('en', 'press'))
})

test('G7: the last line of the footer links to terms and accessibility, a column to the shops', async ({ page, open }) => {
  await open(pageUrl('en', 'careers'))
  const footer = page.getByRole('contentinfo')
  for (const key of ['terms', 'accessibility', 'recycling', 'company', 'sustainability', 'care', 'press'] as const) {
    const link = footer.getByRole('link', { name: t(`navigation.${key}`), exact: true })
    await expect(link).toHaveAttribute('href', pageUrl('en', key))
  }
  await expect(footer.getByRole('heading', { name: t('nav.stores') })).toBeVisible()
})
