import type { Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { searchFieldMessages } from '#i18n/search-field.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const words = searchFieldMessages.en
const banner = (page: Page) => page.getByRole('banner')
const field = (page: Page) => banner(page).locator('input[name=q]')
const recent = (page: Page) => banner(page).getByRole('listbox', { name: words['recent.title'] }).getByRole('option')
const remove = (page: Page, query: string) =>
  banner(page).getByRole('button', { name: words['recent.remove'].replace('{words}', query) })
const keep = (page: Page, queries: readonly string[]) =>
  page.evaluate((text) => localStorage.setItem('recentSearches', text), JSON.stringify(queries))
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('recentSearches'))

test.describe('Q9: recent searches', () => {
  test('are listed in the empty field, newest first and each once, and open their results', {
    tag: '@both',
  }, async ({ page, open }) => {
    for (const q of ['hood', 'oven', 'HOOD']) await open(pageUrl('en', 'search', { q }))
    await expect.poll(() => kept(page)).toBe('["HOOD","oven"]')
    await open('/zh-hans')
    await field(page).focus()
    await expect(banner(page).getByRole('option')).toHaveText(['HOOD', 'oven'])
    await field(page).fill('ov')
    await expect(banner(page).getByRole('listbox', { name: searchFieldMessages['zh-Hans']['recent.title'] })).toHaveCount(0)
    await field(page).fill('')
    await banner(page).getByRole('option', { name: 'oven' }).click()
    await expect(page).toHaveURL(pageUrl('zh-Hans', 'search', { q: 'oven' }))
    await expect(banner(page).getByRole('option')).toHaveCount(0)
  })

  test('leave out what found nothing and what may be personal data', async ({ page, open }) => {
    for (const q of ['hood', 'zzyzx', 'ann@example.com hood', '91234567', 'hood 018956'])
      await open(pageUrl('en', 'search', { q }))
    expect(await kept(page)).toBe('["hood"]')
  })

  test('are at most five', async ({ page, open }) => {
    await open('/')
    await keep(page, ['a', 'b', 'c', 'd', 'e'])
    await open(pageUrl('en', 'search', { q: 'hood' }))
    await expect.poll(() => kept(page)).toBe('["hood","a","b","c","d"]')
  })

  test('are chosen with arrow keys and removed with Delete; their number is announced', async ({ page, open }) => {
    await open('/')
    await keep(page, ['hood', 'oven', 'hob'])
    await field(page).focus()
    await expect(banner(page).getByRole('status')).toHaveText('3 recent searches')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(recent(page)).toHaveText(['oven', 'hob'])
    await expect(recent(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pageUrl('en', 'search', { q: 'oven' }))
  })

  test('are removed with their buttons, by finger and by keyboard', { tag: '@both' }, async ({ page, open }) => {
    await open('/')
    await keep(page, ['hood', 'oven', 'hob'])
    await field(page).focus()
    await remove(page, 'oven').click()
    await expect(recent(page)).toHaveText(['hood', 'hob'])
    await expect(field(page)).toBeFocused()
    await remove(page, 'hood').focus()
    await page.keyboard.press('Enter')
    await expect(remove(page, 'hob')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(recent(page)).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await banner(page).getByRole('button', { name: words['recent.clear'] }).click()
    await expect(recent(page)).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    expect(await kept(page)).toBeNull()
  })

  test('close when the focus leaves the field and its list', async ({ page, open }) => {
    await open('/')
    await keep(page, ['hood'])
    await field(page).focus()
    await expect(recent(page)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(remove(page, 'hood')).toBeFocused()
    await expect(recent(page)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(recent(page)).toHaveCount(0)
  })

  test('are in no request', async ({ page, open }) => {
    await open('/')
    await keep(page, ['unmistakable words'])
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`))
    await field(page).focus()
    await expect(recent(page)).toHaveCount(1)
    await field(page).fill('hood')
    await expect(banner(page).getByRole('option').first()).toContainText(/hood/i)
    await field(page).press('Enter')
    await expect(page).toHaveURL(pageUrl('en', 'search', { q: 'hood' }))
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.join('\n')).not.toMatch(/unmistakable/)
  })

  for (const { name, spoil } of [
    {
      name: 'is blocked',
      spoil: () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        }),
    },
    {
      name: 'is full',
      spoil: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    },
    { name: 'has something else', spoil: () => localStorage.setItem('recentSearches', '{"not":"a list"') },
  ]) {
    test(`search works if the storage ${name}`, async ({ page, open }) => {
      await page.addInitScript(spoil)
      await open(pageUrl('en', 'search', { q: 'hood' }))
      await field(page).focus()
      await field(page).fill('9010')
      await expect(banner(page).getByRole('option').first()).toContainText('RH-9010')
    })
  }
})

test.describe('Q8: opened results', () => {
  const opened = (page: Page) => page.waitForRequest(/searchopened/i)

  test('are reported once per search, and suggestions as such', async ({ page, open }) => {
    await open(pageUrl('en', 'search', { q: 'RH-9010' }))
    let reports = 0
    page.on('request', (request) => {
      if (/searchopened/i.test(request.url())) reports += 1
    })
    const first = opened(page)
    const results = page.getByRole('main').getByRole('article').getByRole('link')
    await results.first().click({ button: 'middle' })
    expect(Object.fromEntries(new URLSearchParams((await first).postData() ?? ''))).toEqual({
      q: 'RH-9010',
      suggestion: '0',
      lang: 'en',
    })
    await results.first().click()
    await expect(page).toHaveURL(/productdetail/)
    expect(reports).toBe(1)
    // A new page takes the focus, also from a field.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    const second = opened(page)
    await field(page).focus()
    await field(page).fill('hood')
    // Until the suggestions are there, the options are recent searches.
    await banner(page).getByRole('option', { name: /hood/i }).first().click()
    expect(Object.fromEntries(new URLSearchParams((await second).postData() ?? ''))).toMatchObject({ q: 'hood', suggestion: '1' })
    expect((await (await second).response())?.status()).toBe(200)
  })

  test('links between groups and the breadcrumb are not results', async ({ page, open }) => {
    await open(pageUrl('en', 'search', { q: 'steam oven' }))
    const reports: string[] = []
    page.on('request', (request) => reports.push(request.url()))
    await page.getByRole('main').getByRole('navigation').getByRole('link').last().click()
    await page.getByRole('main').getByRole('navigation').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    expect(reports.filter((url) => /searchopened/i.test(url))).toEqual([])
  })
})
