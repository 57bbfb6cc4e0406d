import type { Locator, Page } from '@playwright/test'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { getFaqList } from '#contract/wire/calls/news-calls.ts'
import { apiData } from '#tests/support/api-data.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const questions = (page: Page) => page.getByRole('main').getByRole('group')
const answerOf = (page: Page, question: string) => questions(page).filter({ hasText: question }).locator('[id]').first()
const tiles = (page: Page, name: string) => page.getByRole('navigation', { name })

test('K1: without a category, the page has six tiles and the questions of all categories', async ({ page, open, request }) => {
  await open(pageUrl('en', 'faq'))
  await expect(tiles(page, 'Questions by category').getByRole('link')).toHaveCount(6)
  const all = page.getByRole('region', { name: 'All questions' })
  let asked = 0
  for (const cate of [1, 2, 3, 4, 5, 6]) {
    const questions = await apiData(request, getFaqList, { cate: `${cate}` })
    for (const { title } of questions) await expect(all.getByRole('link', { name: title, exact: true })).toBeVisible()
    asked += questions.length
  }
  await expect(all.getByRole('link')).toHaveCount(asked)
  expect(asked).toBeGreaterThanOrEqual(12)
})

test('K1: a question links to its answer, which is open', async ({ page, open }) => {
  await open(pageUrl('en', 'faq'))
  await page.getByRole('link', { name: 'How does the fan wash itself?' }).click()
  await expect(page).toHaveURL(`${pageUrl('en', 'faq', { id: '1' })}#fan-wash`)
  await expect(answerOf(page, 'How does the fan wash itself?')).toBeInViewport()
  await expect(answerOf(page, 'How does the fan wash itself?').getByRole('listitem').first()).toContainText('rinse tank')
})

test('K1: opening a question puts it in the URL and closes the others; it stays open after a reload', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(pageUrl('en', 'faq', { id: '1' }))
  const first = questions(page).filter({ hasText: 'How wide should the hood be' })
  const second = questions(page).filter({ hasText: 'How high above the hob' })
  await first.locator('summary').click()
  await expect(page).toHaveURL(`${pageUrl('en', 'faq', { id: '1' })}#which-width`)
  await second.locator('summary').click()
  await expect(page).toHaveURL(`${pageUrl('en', 'faq', { id: '1' })}#mounting-height`)
  await expect(first).not.toHaveAttribute('open')
  await expect(second).toHaveAttribute('open')

  await page.reload()
  await expect(second).toHaveAttribute('open')
  await second.locator('summary').click()
  await expect(page).toHaveURL(pageUrl('en', 'faq', { id: '1' }))
  await expect(second).not.toHaveAttribute('open')
})

test('K1: Back from a page that the answer links to reopens the question', async ({ page, open }) => {
  await open(pageUrl('en', 'faq', { id: '1' }))
  await questions(page).filter({ hasText: 'no way to lead a duct' }).locator('summary').click()
  await page.getByRole('main').getByRole('link', { name: 'RH-9010' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'RH-9010' }))
  await page.goBack()
  await expect(questions(page).filter({ hasText: 'no way to lead a duct' })).toHaveAttribute('open')
})

test('K1: choosing another category replaces the list without moving the page', async ({ page, open }) => {
  await open(pageUrl('en', 'faq', { id: '1' }))
  await page.evaluate(() => scrollTo(0, 60))
  const [asked] = await Promise.all([
    page.waitForRequest((sent) => new URL(sent.url()).pathname === `${paths.faq}.data`),
    tiles(page, 'Questions by category').getByRole('link', { name: 'Hobs' }).click(),
  ])
  expect(new URL(asked.url()).searchParams.get('id')).toBe('2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hobs: questions and answers')
  await expect(tiles(page, 'Questions by category').getByRole('link', { name: 'Hobs' })).toHaveAttribute('aria-current', 'page')
  await expect(questions(page).filter({ hasText: 'I smell gas' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(60)
})

test('G9: if questions fail to load, the old ones stay, and a retry works', async ({ page, open }) => {
  await open(pageUrl('en', 'faq', { id: '1' }))
  await page.route(`**${paths.faq}.data*`, (route) => route.abort())
  await tiles(page, 'Questions by category').getByRole('link', { name: 'Hobs' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We couldn’t load that')
  await expect(questions(page).filter({ hasText: 'How wide should the hood be' })).toBeVisible()
  await page.unroute(`**${paths.faq}.data*`)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(questions(page).filter({ hasText: 'I smell gas' })).toBeVisible()
})

test('K2: shows six tiles, the first category by default, and each series with its products and a real PDF', async ({
  page,
  open,
  request,
}) => {
  await open(pageUrl('en', 'manuals'))
  const categories = tiles(page, 'Manuals by category')
  await expect(categories.getByRole('link')).toHaveCount(6)
  await expect(categories.getByRole('link', { name: 'Range hoods' })).toHaveAttribute('aria-current', 'page')

  const hood = page.getByRole('region', { name: 'Vela' }).getByRole('article').filter({ hasText: 'RH-9010' })
  await expect(hood.locator('img')).toBeVisible()
  const download = hood.getByRole('link', { name: /^User manual .*RH-9010$/ })
  await expect(download).toContainText(/PDF · ([\d.]+ [KM]B · )?English/)
  await expect(download).toHaveAttribute('download', /^rh-9010-manual.*\.pdf$/i)
  const file = await (await request.get((await download.getAttribute('href')) ?? '')).body()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  await categories.getByRole('link', { name: 'Steam ovens' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'manuals', { id: '4' }))
  await expect(page.getByRole('article').filter({ hasText: 'SO-6065' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'RH-9010' })).toHaveCount(0)
})

test('K2: a discontinued model keeps its manual and is marked as discontinued', async ({ page, open }) => {
  await open(pageUrl('en', 'manuals', { id: '1' }))
  const former = page.getByRole('article').filter({ hasText: 'RH-9008' })
  await expect(former).toContainText('No longer sold')
  await expect(former.getByRole('link', { name: /^User manual/ })).toBeVisible()
})

test('support by model: the form on the manuals page accepts any spelling of the code', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(pageUrl('en', 'manuals'))
  const form = page.getByRole('search', { name: 'Show support' })
  await form.getByLabel(/^Model code/).fill('eo 6068')
  await form.getByRole('button', { name: 'Show support' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'support', { id: 'EO-6068' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support for EO-6068')
})

test('support by model: shows documents with language, date and size, questions, parts, and links to product and registration', async ({
  page,
  open,
}) => {
  await open(pageUrl('en', 'support', { id: 'RH-9010' }))
  const main = page.getByRole('main')
  const documents = main.getByRole('region', { name: 'Documents' })
  await expect(documents.getByRole('listitem').filter({ hasText: 'User manual' }).first()).toContainText(
    'Revised on 1 November 2026',
  )
  await expect(documents.getByRole('link', { name: /Brochure: English PDF · \d+ KB/ })).toHaveAttribute('download', /\.pdf$/)
  await expect(documents.getByRole('link', { name: 'User manual: English PDF' })).toBeVisible()
  await expect(documents.getByRole('link', { name: 'User manual: 한국어 PDF' })).toBeHidden()
  await documents.getByText('Other languages: User manual').click()
  for (const language of ['English', '简体中文', '繁體中文', '한국어', 'Bahasa Indonesia']) {
    await expect(documents.getByRole('link', { name: `User manual: ${language} PDF` })).toBeVisible()
  }

  // Questions about this model come before questions about all hoods.
  const asked = await main
    .getByRole('region', { name: 'Questions and answers' })
    .getByRole('heading', { level: 3 })
    .allTextContents()
  expect(asked.indexOf('How does the fan wash itself?')).toBeLessThan(asked.indexOf('How wide should the hood be above my hob?'))

  const mail = main.getByRole('link', { name: 'service@solenne.example.com' })
  await expect(mail).toHaveAttribute('href', 'mailto:service@solenne.example.com?subject=Spare%20part%20for%20RH-9010')
  await expect(main.getByRole('link', { name: 'Register your appliance' })).toHaveAttribute(
    'href',
    pageUrl('en', 'registration', { code: 'RH-9010' }),
  )
  await main.getByRole('link', { name: 'View product' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'RH-9010' }))
  await main.getByRole('link', { name: 'Support for this model' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'support', { id: 'RH-9010' }))
})

test('K2: a visitor gets the manual in the language of the page', async ({ page, open, request }) => {
  await open(pageUrl('ko', 'support', { id: 'RH-9011' }))
  const manual = page.getByRole('link', { name: /한국어 PDF/ }).first()
  await expect(manual).toHaveAttribute('download', 'rh-9011-manual.ko.pdf')
  const file = await request.get((await manual.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test('support by model: a discontinued model is marked and names its successor', async ({ page, open }) => {
  await open(pageUrl('en', 'support', { id: 'HB-7630' }))
  const main = page.getByRole('main')
  await expect(main).toContainText('No longer sold since 30 September 2024')
  await expect(main.getByRole('link', { name: /User manual: English/ })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Register your appliance' })).toHaveCount(0)
  await main.getByRole('link', { name: /^HB-7830/ }).click()
  await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'HB-7830' }))
})

test('support by model: an unknown code is 404 and suggests similar models', async ({ page }) => {
  const answer = await page.goto(pageUrl('en', 'support', { id: '9008' }))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s no model “9008”')
  const near = page.getByRole('region', { name: 'Similar models' })
  await expect(near.getByRole('link')).toHaveText([/RH-9008/, /SD-9008/])
  await near.getByRole('link', { name: /SD-9008/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support for SD-9008')
})

test('G12: an unknown model is an error of its field, which gets the focus', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'support'))
  const form = page.getByRole('search', { name: 'Show support' })
  await form.getByLabel(/^Model code/).fill('XX-0000')
  await form.getByRole('button', { name: 'Show support' }).click()
  await expect(form.getByLabel(/^Model code/)).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel(/^Model code/)).toHaveAccessibleDescription('There’s no model “XX-0000”')
  await expect(form.getByLabel(/^Model code/)).toBeFocused()
})

test('G12: an unreadable serial number is an error of its field, which gets the focus', async ({ page, open }) => {
  await open(pageUrl('en', 'support', { id: 'HB-7830' }))
  const serial = page.getByRole('textbox', { name: 'Your serial number' }).first()
  await expect(serial).not.toHaveAttribute('aria-invalid')
  await serial.fill('12')
  await page.getByRole('button', { name: 'Check', exact: true }).first().click()
  await expect(serial).toHaveAttribute('aria-invalid', 'true')
  await expect(serial).toHaveAccessibleDescription(/^This isn’t a serial number of this model/)
  await expect(serial).toBeFocused()
})

test('support by model: the number is enough if only one model has it', async ({ page }) => {
  await page.goto(pageUrl('en', 'support', { id: '7830' }))
  await expect(page).toHaveURL(pageUrl('en', 'support', { id: 'HB-7830' }))
})

test('current safety notices are on the home page and link to the full notice', async ({ page, open }) => {
  await open(pageUrl('en', 'home'))
  const lines = page.getByRole('list', { name: 'Safety notices' }).getByRole('link')
  // The one about the hose of the SD-6006 ended in 2024.
  await expect(lines).toHaveText([/EO-6068|HB-7830/, /EO-6068|HB-7830/])
  await lines.filter({ hasText: 'EO-6068' }).click()
  await expect(page).toHaveURL(`${pageUrl('en', 'support', { id: 'EO-6068' })}#eo-6068-inner-pane`)
  await expect(page.getByRole('heading', { name: /^EO-6068: the inner pane/ })).toBeInViewport()
})

test('safety notices appear only on the pages of affected products, above the price', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(pageUrl('en', 'product', { id: 'HB-7830' }))
  const [notices, price] = [page.getByRole('list', { name: 'Safety notices' }), page.getByText(/^From S\$/).first()]
  const bottomOf = async (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await bottomOf(notices)).toBeLessThan(await bottomOf(price))
  await expect(page.getByRole('list', { name: 'Safety notices' }).getByRole('link')).toHaveAttribute(
    'href',
    `${pageUrl('en', 'support', { id: 'HB-7830' })}#hb-7830-lpg-jet`,
  )
  await open(pageUrl('en', 'product', { id: 'HB-9050' }))
  await expect(page.getByRole('list', { name: 'Safety notices' })).toHaveCount(0)
})

test('safety notices: entering a serial number tells whether the appliance is affected', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(pageUrl('en', 'support', { id: 'HB-7830' }))
  const notice = page.getByRole('region', { name: /^HB-7830 on LPG/ })
  await expect(notice).toContainText('serial numbers 261000001 to 261899999')
  const ask = async (serial: string) => {
    await notice.getByLabel('Your serial number').fill(serial)
    await notice.getByRole('button', { name: 'Check' }).click()
    return notice
  }
  await expect(await ask('2614 00123')).toContainText('261400123 is affected')
  await expect(await ask('262000001')).toContainText('is not affected')
  for (const spelling of [
    '26I000001',
    '261O00001',
    'S/N 26l OOO OO1',
    '２６１０００００１',
    '일련번호 26ㅣ000001',
    '261\u200B000001',
  ]) {
    await expect(await ask(spelling)).toContainText('261000001 is affected. Follow the steps below and call +65 6100 0000')
    await expect(notice.getByRole('link', { name: 'Call us now' })).toHaveAttribute('href', 'tel:+6561000000')
  }
  for (const unreadable of ['123', '26S000001', '261A00001', '161000001', 'I don’t know']) {
    await expect(await ask(unreadable)).toContainText(
      'treat your appliance as affected: follow the steps below and call +65 6100 0000',
    )
    await expect(await ask(unreadable)).not.toContainText('not affected')
    await expect(notice.getByRole('link', { name: 'Call us now' })).toBeVisible()
  }
  await expect(await ask('26O9 99999')).toContainText('260999999 is not affected')
  await expect(notice.getByRole('link', { name: '+65 6100 0000' })).toHaveAttribute('href', 'tel:+6561000000')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('K1: answers can be opened, and the URL of a question opens it', async ({ page }) => {
    await page.goto(`${pageUrl('en', 'faq', { id: '1' })}#fan-wash`)
    await expect(answerOf(page, 'How does the fan wash itself?')).toBeVisible()
    const other = questions(page).filter({ hasText: 'How wide should the hood be' })
    await other.locator('summary').click()
    await expect(other.getByRole('listitem').first()).toBeVisible()
    await expect(answerOf(page, 'How does the fan wash itself?')).toBeHidden()
  })

  test('support by model: the form opens the page of the model', async ({ page }) => {
    await page.goto(pageUrl('ko', 'support'))
    await page.getByRole('search').getByRole('textbox').fill('rh9008')
    await page.getByRole('search').getByRole('button').click()
    await expect(page).toHaveURL(pageUrl('ko', 'support', { id: 'RH-9008' }))
  })
})

test('K3, K4, K5, K6: the page that finds a model links to accessories, care, charges, warranty and recycling', async ({
  page,
  open,
}) => {
  await open(pageUrl('en', 'support'))
  const links = page.getByRole('region', { name: 'More help' }).getByRole('link')
  await expect(links).toHaveCount(5)
  await expect(links.filter({ hasText: 'Warranty terms' })).toHaveAttribute('href', pageUrl('en', 'warrantyTerms'))
})
