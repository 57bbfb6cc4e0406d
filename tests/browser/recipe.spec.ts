import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')
const buns = articleUrl('en', 'recipe', 'steamed-char-siu-buns')

test('N7: shows portions, times, appliances and numbered steps', async ({ page, open }) => {
  await open(buns)
  const main = page.getByRole('main')
  await expect(main.getByRole('term')).toHaveText([
    'Portions',
    'Preparation',
    'Cooking',
    'Total',
    'Course',
    'Cuisine',
    'Per portion',
    'Cooked in',
  ])
  await expect(main.getByRole('definition')).toHaveText([
    '6',
    '1 h',
    '50 min',
    '1 h 50 min',
    'Dim sum',
    'Cantonese',
    '410 kcal',
    'SO-6058',
  ])
  await expect(page.getByRole('region', { name: t('recipe.ingredients') }).getByRole('heading', { level: 3 })).toHaveCount(3)
  const steps = page.getByRole('region', { name: t('recipe.steps') }).getByRole('listitem')
  await expect(steps).toHaveCount(8)
  await expect(page.locator('#step-8')).toContainText('open the door')

  await page.getByRole('main').getByRole('link', { name: 'SO-6058', exact: true }).click()
  await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'SO-6058' }))
})

test('N7: ingredients can be ticked off; ticks are neither sent nor stored', async ({ page, open }) => {
  await open(buns)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const honey = page.getByRole('checkbox', { name: '2 tbsp honey' })
  await honey.check()
  await page.getByRole('checkbox', { name: '40 g sugar' }).check()
  await expect(honey).toBeChecked()
  await expect(page.getByRole('region', { name: t('recipe.ingredients') }).getByRole('checkbox', { checked: true })).toHaveCount(
    2,
  )
  expect(requests.filter((url) => !url.includes('/media/'))).toEqual([])
  expect(page.url()).not.toContain('honey')

  // Another recipe has no ticks.
  await page
    .getByRole('region', { name: t('recipe.more') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).not.toHaveURL(/char-siu/)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('N7: the steps have large text', async ({ page, open }) => {
  await open(buns)
  const size = await page.locator('#step-1 p').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(size).toBeGreaterThanOrEqual(20)
})

test('N7: the screen stays on while the box is ticked', async ({ page, open }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'locks', 0)
    const change = (by: number) => Reflect.set(window, 'locks', Reflect.get(window, 'locks') + by)
    const request = async () => {
      change(1)
      return { release: async () => change(-1) }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const locks = () => page.evaluate(() => Reflect.get(window, 'locks'))
  await open(buns)
  const choice = page.getByRole('checkbox', { name: t('recipe.awake') })
  expect(await locks()).toBe(0)
  await choice.check()
  await expect.poll(locks).toBe(1)
  await choice.uncheck()
  await expect.poll(locks).toBe(0)

  await choice.check()
  await expect.poll(locks).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Solenne' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'home'))
  await expect.poll(locks).toBe(0)
})

test('N7: if the device refuses the wake lock, the box is unticked', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: { request: () => Promise.reject(new DOMException('low battery')) } })
  })
  await open(buns)
  const choice = page.getByRole('checkbox', { name: t('recipe.awake') })
  await choice.click()
  await expect(choice).not.toBeChecked()
})

test('N7: the printed page has only the recipe', async ({ page, open, baseURL }) => {
  await open(buns)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: t('recipe.steps') }).getByRole('listitem')).toHaveCount(8)
  await expect(page.getByText(`${baseURL}${buns}`, { exact: true })).toBeVisible()
  for (const name of [t('share.copy'), t('recipe.print')]) await expect(page.getByRole('button', { name })).toBeHidden()
  for (const name of [t('recipe.products'), t('recipe.more')]) await expect(page.getByRole('region', { name })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('checkbox', { name: t('recipe.awake') })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('N7: the recipe can be read and ticked off', async ({ page }) => {
    await page.goto(buns)
    await page.getByRole('checkbox', { name: '2 tbsp honey' }).check()
    await expect(page.getByRole('checkbox', { name: '2 tbsp honey' })).toBeChecked()
    await expect(page.getByRole('button', { name: t('recipe.print') })).toBeHidden()
    await expect(page.getByRole('checkbox', { name: t('recipe.awake') })).toHaveCount(0)
  })
})
