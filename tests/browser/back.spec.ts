import type { Page } from '@playwright/test'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'

const hobs = productListUrl('en', 2)
const product = pageUrl('en', 'product', { id: 'HB-7830' })

for (const { name, url, button, dialog } of [
  { name: 'a menu drawer', url: hobs, button: 'Menu', dialog: 'Menu' },
  { name: 'a filter sheet', url: hobs, button: 'Filters', dialog: 'Filters' },
  { name: 'an enlarged picture', url: product, button: /enlarge/i, dialog: /pictures/i },
]) {
  test(`Back first closes ${name}, then leaves the page`, { tag: '@phone' }, async ({ page, open }) => {
    await open(pageUrl('en', 'about'))
    await open(url)
    await page.getByRole('button', { name: button }).first().tap()
    const overlay = page.getByRole('dialog', { name: dialog })
    await expect(overlay).toBeVisible()

    await page.goBack()
    await expect(overlay).toBeHidden()
    await expect(page).toHaveURL(url)
    await page.goBack()
    await expect(page).toHaveURL(pageUrl('en', 'about'))
  })
}

test('Back first closes a contact dialog, then folds the buttons, then leaves the page', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  await open(pageUrl('en', 'about'))
  await open(hobs)
  const opener = page.getByRole('button', { name: 'Contact us' })
  await opener.tap()
  await page.getByRole('button', { name: 'WhatsApp' }).tap()
  const dialog = page.getByRole('dialog', { name: 'WhatsApp' })
  await expect(dialog).toBeVisible()

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(hobs)
  await page.goBack()
  await expect(page).toHaveURL(pageUrl('en', 'about'))
})

test('Back closes a header menu that was opened by a click', async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  await open(hobs)
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Services' })
  await trigger.press('Enter')
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')

  await page.goBack()
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(hobs)
  await page.goBack()
  await expect(page).toHaveURL(pageUrl('en', 'about'))
})

test('Back closes a header menu even at the moment it opens', async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  await open(hobs)
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Services' })
  await trigger.evaluate((button: HTMLElement) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      history.back()
    })
    observer.observe(button, { attributeFilter: ['aria-expanded'] })
    button.click()
  })

  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(hobs)
})

test('a drawer closed by its button leaves no extra history entry', { tag: '@phone' }, async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  await open(hobs)
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Menu' }).tap()
    await drawer.getByRole('button', { name: 'Close' }).tap()
    await expect(drawer).toBeHidden()
  }
  await page.goBack()
  await expect(page).toHaveURL(pageUrl('en', 'about'))
})

test('Back after a link in a drawer returns to the page with the drawer', { tag: '@phone' }, async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  await open(hobs)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' }).tap()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()

  await page.goBack()
  await expect(page).toHaveURL(hobs)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hobs')
  await page.goBack()
  await expect(page).toHaveURL(pageUrl('en', 'about'))
})

/** The sheet has its own history entry again once React has rendered the list. Chromium drops a Back that crosses with it. */
const rendered = (page: Page) => page.waitForFunction(() => history.state?.overlay)

test('with ticked filters, Back first closes the sheet, then undoes the ticks one by one', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  await open(hobs)
  await page.getByRole('button', { name: 'Filters' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const zones = sheet.getByRole('group', { name: 'Burners or zones' })
  await zones.getByRole('checkbox', { name: /^5 / }).check()
  await expect(page).toHaveURL(`${hobs}&filter=zones:4`)
  await zones.getByRole('checkbox', { name: /^2 / }).check()
  await expect(page).toHaveURL(`${hobs}&filter=zones:1,4`)
  await rendered(page)

  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${hobs}&filter=zones:1,4`)
  await page.goBack()
  await expect(page).toHaveURL(`${hobs}&filter=zones:4`)
  await page.goBack()
  await expect(page).toHaveURL(hobs)
})

test('the filter sheet has a visible close button', { tag: '@phone' }, async ({ page, open }) => {
  await open(hobs)
  await page.getByRole('button', { name: 'Filters' }).tap()
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Close' }).locator('svg')).toBeVisible()
})

test('Back in the moment in which the URL changes under an open sheet closes the sheet and keeps the tick', {
  tag: '@phone',
}, async ({ page, open }) => {
  await open(hobs)
  await page.getByRole('button', { name: 'Filters' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  // The router changes the URL before React has rendered the list, and with it the sheet's new history entry. React renders in tasks that it posts.
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    const goBack = () => {
      MessagePort.prototype.postMessage = function (message: unknown) {
        held.push(() => postMessage.call(this, message))
      }
      addEventListener(
        'popstate',
        () => {
          MessagePort.prototype.postMessage = postMessage
          for (const post of held) post()
        },
        { once: true },
      )
      history.back()
    }
    window.navigation?.addEventListener('currententrychange', goBack, { once: true })
  })
  await sheet.getByRole('checkbox', { name: /^Gas / }).check()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${hobs}&filter=energy:1`)
  await page.goBack()
  await expect(page).toHaveURL(hobs)
})

test('after a reload with a ticked filter, Back undoes the tick even before the scripts have loaded', {
  tag: '@phone',
}, async ({ page, open }) => {
  await open(hobs)
  await page.getByRole('button', { name: 'Filters' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^Gas / }).check()
  await expect(page).toHaveURL(`${hobs}&filter=energy:1`)
  await rendered(page)

  const stepped = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await stepped.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.evaluate(() => {
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }))
    history.back()
    return back
  })
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  stepped.resolve()
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeHidden()
  await hydrated(page)
  await expect(page).toHaveURL(hobs)
  // Never a second one: a reload during a step of the history would sometimes be cancelled, which would leave the filtered list.
  expect(loads.length).toBeLessThanOrEqual(1)
})
