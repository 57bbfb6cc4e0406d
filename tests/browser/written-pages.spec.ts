import { paths } from '#contract/pages/paths.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const english = wordsIn('en')

test('X2: the code of the about page loads only when the page is opened', async ({ page, open }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await open(pageUrl('en', 'home'))
  await page.waitForLoadState('load')
  const atHome = scripts.size
  await page
    .getByRole('banner')
    .getByRole('link', { name: english('navigation.about'), exact: true })
    .click()
  await expect(page).toHaveURL(pageUrl('en', 'about'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(scripts.size).toBeGreaterThan(atHome)
})

test('X10: each section of the terms has its own URL, linked from the table of contents', async ({ page, open }) => {
  await open(pageUrl('en', 'terms'))
  await page
    .getByRole('navigation', { name: english('textPage.contents') })
    .getByRole('link', { name: 'How long we keep it' })
    .click()
  await expect(page).toHaveURL(/#privacy-how-long$/)
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport()
})

test('X8: three groups can be opened, with four, five and two promises; hotline and 24-hour promise come before them', {
  tag: '@both',
}, async ({ page, open }) => {
  await open(pageUrl('en', 'servicePromise'))
  await expect(page.getByText('within 24 hours', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '+65 6100 0000' }).first()).toHaveAttribute(
    'href',
    'tel:+6561000000',
  )
  const groups = page.getByRole('main').getByRole('group')
  await expect(groups).toHaveCount(3)
  for (const [index, count] of [4, 5, 2].entries()) {
    const group = groups.nth(index)
    if (index > 0) {
      await expect(group.getByRole('listitem').first()).toBeHidden()
      await group.locator('summary').click()
    }
    await expect(group.locator('ol > li')).toHaveCount(count)
    await expect(group.getByRole('heading', { level: 3 }).first()).toBeVisible()
  }
})

test('X7: the number of shops per country is in text next to the map, and the total is correct', async ({ page, open }) => {
  await open(pageUrl('en', 'worldOutlets'))
  const list = page.getByRole('region', { name: /shops in \d+ countries/ })
  const items = await list.getByRole('listitem').allTextContents()
  expect(items.length).toBeGreaterThanOrEqual(9)
  const sum = items.reduce((total, text) => total + Number.parseInt(text, 10), 0)
  await expect(list.getByRole('heading')).toHaveText(`${sum} shops in ${items.length} countries`)
})

test('X11: the picture fills the window', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'imageStory'))
  const box = await page.getByRole('main').getByRole('img').first().boundingBox()
  expect(box?.width).toBe(page.viewportSize()?.width)
})

test('O1: the hub has four tabs, returns to the last one, and forgets it when the visitor leaves the hub', {
  tag: '@both',
}, async ({ page, open }) => {
  await open(pageUrl('en', 'cooperation'))
  const tabs = page.getByRole('navigation', { name: english('cooperation.label') })
  await expect(tabs.getByRole('link')).toHaveCount(4)
  await tabs.getByRole('link', { name: english('cooperation.cases') }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.cases}$`, 'i'))
  await expect(tabs.getByRole('link', { name: english('cooperation.cases') })).toHaveAttribute('aria-current', 'page')

  await page.getByRole('link', { name: /Merbau Residence/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Merbau Residence')
  await page
    .getByRole('navigation', { name: english('breadcrumb.label') })
    .getByRole('link', { name: english('cooperation.label') })
    .click()
  await expect(page).toHaveURL(new RegExp(`${paths.cases}$`, 'i'))
  expect(await page.evaluate(() => sessionStorage.getItem('cooperationTab'))).toBe('2')

  await page.getByRole('banner').getByRole('link', { name: 'Solenne' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'home'))
  await expect(() => page.evaluate(() => sessionStorage.getItem('cooperationTab')).then((tab) => expect(tab).toBe('1'))).toPass()
})

test('O1: on a small screen, the row of tabs is scrolled to the current tab', { tag: '@phone' }, async ({ page, open }) => {
  await open(pageUrl('en', 'afterSalesProcess'))
  const current = page
    .getByRole('navigation', { name: english('cooperation.label') })
    .getByRole('link', { name: english('cooperation.process') })
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('O2: with a project in the URL, its card comes first; an unknown project is 404', async ({ page, open }) => {
  await open(`${pageUrl('en', 'cooperation')}?id=merbau-residence`)
  await expect(page.getByRole('article').first()).toContainText('Merbau Residence')
  const answer = await page.goto(`${pageUrl('en', 'cooperation')}?id=nowhere`)
  expect(answer?.status()).toBe(404)
})

test('O2: shows the intro, project cards with links, and the enquiry form', async ({ page, open }) => {
  await open(pageUrl('en', 'cooperation'))
  const enquiry = page.getByRole('region', { name: english('project.title') })
  await expect(enquiry.getByRole('textbox')).toHaveCount(5)
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.locator('img')).toBeVisible()
  const title = await card.getByRole('heading').textContent()
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${paths.case}\\?id=`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('O2: with a project in the URL, the description starts with its title', async ({ page, open }) => {
  await open(`${pageUrl('en', 'cooperation')}?id=merbau-residence`)
  await expect(page.getByRole('textbox', { name: english('label.description') })).toHaveValue(/Merbau Residence/)
})

test('O4: the service idea has pictures and text, under its tab', async ({ page, open }) => {
  await open(pageUrl('en', 'serviceIdea'))
  const tab = page
    .getByRole('navigation', { name: english('cooperation.label') })
    .getByRole('link', { name: english('cooperation.serviceIdea') })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  expect(await page.getByRole('main').getByRole('img').count()).toBeGreaterThanOrEqual(2)
})

test('O5: a project shows place, year and number of kitchens, and links to an enquiry about it', async ({ page, open }) => {
  await open(articleUrl('en', 'case', 'merbau-residence'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Merbau Residence')
  for (const fact of ['George Town, Penang, Malaysia', '2025', '96 kitchens']) {
    await expect(main.getByText(fact, { exact: true })).toBeVisible()
  }
  await main.getByRole('link', { name: english('cooperation.askAbout') }).click()
  await expect(page).toHaveURL(pageUrl('en', 'cooperation', { id: 'merbau-residence' }))
})

test('O3: the cases are a list of cards, newest first', async ({ page, open }) => {
  await open(pageUrl('en', 'cases'))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
})
