import { articleUrl, feedUrl, pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')

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
