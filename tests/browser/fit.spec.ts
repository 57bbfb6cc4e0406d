import type { Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { sentFields } from '#tests/support/sent-fields.ts'
import { wordsIn } from '#tests/support/words.ts'

const english = wordsIn('en')
const hobs = pageUrl('en', 'fit', { cate: '2' })
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, question: 'cutoutWidth' | 'cutoutDepth' | 'wall' | 'gas' | 'power') =>
  main(page).getByLabel(english(`fitForm.label.${question}`))
const groups = ['fits', 'fitsSoFar', 'change', 'changeSoFar', 'no'] as const
type Group = (typeof groups)[number]
const group = (page: Page, name: Group) => main(page).getByRole('region', { name: english(`fit.${name}`), exact: true })
const models = (page: Page, name: Group) => group(page, name).getByRole('heading', { level: 3 })

test.describe('FT1: without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('FT1: from the choice of a category to what fits, with a URL that holds the answers', { tag: '@both' }, async ({
    page,
  }) => {
    await page.goto(pageUrl('en', 'fit'))
    await main(page).getByRole('link', { name: 'Hobs' }).click()
    await expect(main(page)).toContainText(english('fit.none'))
    await field(page, 'cutoutWidth').fill('73 cm')
    await field(page, 'cutoutDepth').fill('420')
    await field(page, 'gas').selectOption(english('fitForm.option.gas.lpg'))
    await main(page)
      .getByRole('button', { name: english('fit.submit') })
      .click()
    await expect(page).toHaveURL(/cutout_w=73(\+|%20)cm&cutout_d=420/)
    await expect(group(page, 'changeSoFar').getByRole('listitem').filter({ hasText: 'HB-7830' }).first()).toContainText(
      'Widen the cut-out from 730\u00a0mm to 750\u00a0mm.',
    )
    await expect(field(page, 'cutoutWidth')).toHaveValue('73 cm')
  })

  test('FT2: a number that can not be is named at its field, and all other answers count', async ({ page }) => {
    await page.goto(pageUrl('en', 'fit', { cate: '3', niche_w: '75', niche_h: 'wide', niche_d: '540' }))
    const opening = main(page).getByLabel(english('fitForm.label.nicheWidth'))
    await expect(opening).toHaveAccessibleDescription(/Did you mean 75 cm\?/)
    await expect(main(page).getByLabel(english('fitForm.label.nicheHeight'))).toHaveAccessibleDescription(
      new RegExp(english('fitForm.unreadable')),
    )
    await expect(models(page, 'no').first()).toBeVisible()
  })

  for (const odd of ['-5', '10^9', '1e400', '０', '<script>', '75 in', ' ', '%00', '九百']) {
    test(`FT2: “${odd}” gives a page with words that help`, async ({ page }) => {
      const answer = await page.goto(`${hobs}&cutout_w=${encodeURIComponent(odd)}`)
      expect(answer?.status()).toBe(200)
      await expect(field(page, 'cutoutWidth')).toBeVisible()
    })
  }
})

const stack = (page: Page) => main(page).getByLabel(english('fitForm.label.stack'))
const stackedOpenings = (page: Page) =>
  main(page)
    .getByRole('list', { name: english('fit.stack') })
    .getByRole('figure')

test.describe('FT3: without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('FT3: a second appliance is chosen by its name and shows the opening for both', { tag: '@both' }, async ({ page }) => {
    await page.goto(pageUrl('en', 'fit', { cate: '5', niche_w: '560' }))
    // Options of a closed list have no role.
    const option = stack(page).locator('optgroup[label="Electric ovens"] option').first()
    await expect(option).toHaveText(/^EO-\d{4} \S+ \S+/)
    await stack(page).selectOption((await option.getAttribute('value')) ?? '')
    await main(page)
      .getByRole('button', { name: english('fit.submit') })
      .click()
    await expect(stackedOpenings(page).first().getByRole('img')).toHaveAccessibleName(
      /^Opening for both: \d[\d,]+\u00a0mm high\. Above \d+\u00a0mm, then a shelf of 20\u00a0mm, below 590\u00a0mm\.$/,
    )
  })
})

test('FT3: with JavaScript, the opening for both follows the choice', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'fit', { cate: '5' }))
  await expect(stackedOpenings(page)).toHaveCount(0)
  await stack(page).selectOption({ index: 1 })
  await expect(stackedOpenings(page).first()).toContainText('20\u00a0mm')
  await expect(stackedOpenings(page).first()).toContainText(/With MW-\d{4}/)
})

test('FT3: the kind of home gives advice, and refuses no model', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'fit', { cate: '2', home: 'hdb' }))
  await expect(main(page)).toContainText('usually have a main switch of 40 A')
  await expect(group(page, 'no')).toHaveCount(0)
})

test('FT1: results follow while somebody types, and Back leaves the page', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'productList', { id: '2' }))
  await main(page)
    .getByRole('link', { name: english('list.fit') })
    .click()
  await expect(page).toHaveURL(hobs)
  await field(page, 'cutoutWidth').fill('750')
  await expect(main(page).getByText(/^\d+ models? fits?/)).toBeVisible()
  await field(page, 'cutoutDepth').fill('420')
  await expect(models(page, 'fitsSoFar').filter({ hasText: 'HB-7830' })).toBeVisible()
  await expect(field(page, 'cutoutDepth')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '2' }))
})

test('G12: sending a measure that can not be moves the focus to its field, which describes the error', async ({ page, open }) => {
  await open(hobs)
  await field(page, 'cutoutWidth').fill('wide')
  await main(page)
    .getByRole('button', { name: english('fit.submit') })
    .click()
  await expect(field(page, 'cutoutWidth')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'cutoutWidth')).toHaveAccessibleDescription(new RegExp(english('fitForm.unreadable')))
  await expect(field(page, 'cutoutWidth')).toBeFocused()
})

test('FT1: the Products menu leads to what fits in its category', async ({ page, open }) => {
  await open(pageUrl('en', 'home'))
  const head = page.getByRole('banner')
  await head.getByRole('button', { name: english('nav.products') }).click()
  await head.getByRole('tab', { name: 'Electric ovens' }).click()
  await head.getByRole('link', { name: english('navigation.fit') }).click()
  await expect(page).toHaveURL(pageUrl('en', 'fit', { cate: '3' }))
})

test('FT4: every model has one verdict, and unanswered questions are named', async ({ page, open }) => {
  await open(pageUrl('en', 'fit', { cate: '2', cutout_w: '750', cutout_d: '420', power: 'none' }))
  const all = await Promise.all(groups.map((name) => models(page, name).allTextContents()))
  const codes = all.flat().map((text) => text.slice(0, 7))
  expect(codes).toHaveLength(7)
  expect(new Set(codes).size).toBe(7)
  const first = group(page, 'fitsSoFar').getByRole('listitem').first()
  await first.getByText(english('fit.alsoNeeds')).click()
  await expect(first).toContainText('A wall beside it must be at least 165\u00a0mm from the cut-out: please measure.')
})

test('FT4: no model is said to fit as it is while a measure that could rule it out is missing', async ({ page, open }) => {
  await open(pageUrl('en', 'fit', { cate: '2', power: 'none' }))
  await expect(models(page, 'fitsSoFar').filter({ hasText: 'HB-' })).toHaveCount(7)
  await expect(models(page, 'fits')).toHaveCount(0)
  await expect(main(page).getByText(/^0 models fit/)).toBeVisible()
})

test('FT4: no model is counted as fitting after a change while a measure that could rule it out is missing', async ({
  page,
  open,
}) => {
  await open(pageUrl('en', 'fit', { cate: '2', cutout_w: '730' }))
  await expect(models(page, 'changeSoFar').filter({ hasText: 'HB-7830' })).toBeVisible()
  await expect(models(page, 'change')).toHaveCount(0)
  await expect(main(page).getByText(/\d may fit, 0 after a change/)).toBeVisible()
})

test('FT6: models that fit can be compared', async ({ page, open }) => {
  await open(pageUrl('en', 'fit', { cate: '3', niche_h: '590' }))
  for (const box of [0, 1]) await group(page, 'fitsSoFar').getByRole('checkbox').nth(box).check()
  await page
    .getByRole('region', { name: english('compare.chosen') })
    .getByRole('link', { name: english('compare.compare') })
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

for (const language of ['en', 'zh-Hans', 'ko', 'id', 'zh-Hant'] as const) {
  test(`G12: the fit finder has no accessibility faults (${language})`, { tag: '@both' }, async ({ page, open }) => {
    await open(pageUrl(language, 'fit', { cate: '2', cutout_w: '75', cutout_d: '42 cm', wall: '200', gas: 'lpg', home: 'hdb' }))
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })
}

test('FT1: the support page of a model that is no longer sold leads to what fits in its place', async ({ page, open }) => {
  await open(pageUrl('en', 'support', { id: 'HB-7630' }))
  await main(page)
    .getByRole('link', { name: english('support.replacement') })
    .click()
  await expect(field(page, 'cutoutWidth')).toHaveValue('730')
  await expect(models(page, 'changeSoFar').filter({ hasText: 'HB-7830' })).toBeVisible()
})

test('FT6: an enquiry about a model carries the measures in words', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('zh-Hans', 'fit', { cate: '2', cutout_w: '75 cm', gas: 'town' }))
  const chinese = wordsIn('zh-Hans')
  await main(page)
    .getByRole('link', { name: formatLabelled(chinese('fit.ask'), 'HB-7830', 'zh-Hans') })
    .click()
  const form = page.getByRole('region', { name: chinese('fitForm.enquiry.title', { code: 'HB-7830' }) })
  await expect(form).toContainText('750\u00a0mm')
  await form.getByLabel(chinese('enquiry.contact')).fill('ann@example.com')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    form.getByRole('button', { name: chinese('form.send') }).click(),
  ])
  expect((await sentFields(sent)).get('series_name')).toBe('Fit: HB-7830 (Cut-out, width: 750\u00a0mm; Gas: Town gas)')
  expect((await sent.response())?.status()).toBe(200)
})

test('FT4: each model shows its price, and the measured opening over the one that it needs, to scale', async ({ page }) => {
  await page.goto(pageUrl('en', 'fit', { cate: '3', niche_w: '560', niche_h: '610' }))
  const model = main(page).getByRole('listitem').filter({ hasText: 'EO-6076' }).first()
  await expect(model).toContainText(/From S\$[\d,]+ incl\. GST/)
  const drawing = model.getByRole('figure')
  await expect(drawing).toHaveText(/^Yours 560 × 610\smm, needed 560 × \d+\smm$/)
  const [, need = 0] = /× (\d+)\smm$/.exec((await drawing.textContent()) ?? '')?.map(Number) ?? []
  const heights = await drawing.locator('path').evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().height))
  const [, needed = 0, measured = 0] = heights
  expect(Math.round((measured / needed) * need)).toBe(610)
  await page.goto(pageUrl('en', 'fit', { cate: '3', niche_w: '560' }))
  await expect(model).toBeVisible()
  await expect(drawing).toHaveCount(0)
})

test('FT6: a carpenter gets the planning sheet and the CAD drawing of a model from its result', async ({ page }) => {
  await page.goto(pageUrl('en', 'fit', { cate: '3', niche_w: '560' }))
  const model = main(page).getByRole('listitem').filter({ hasText: 'EO-6076' }).first()
  const sheet = model.getByRole('link', { name: `${english('fit.planningSheet')} PDF: EO-6076` })
  await expect(sheet).toHaveAttribute('download', 'eo-6076-planning-sheet.en.pdf')
  const drawing = model.getByRole('link', { name: `${english('fit.planningSheet')} DXF: EO-6076` })
  await expect(drawing).toHaveAttribute('download', 'eo-6076-planning-drawing.en.dxf')
  const answer = await page.request.get((await drawing.getAttribute('href')) ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/vnd.dxf',
    'content-disposition': 'attachment; filename="eo-6076-planning-drawing.en.dxf"',
  })
  expect((await answer.text()).trimEnd()).toMatch(/EOF$/)
})
