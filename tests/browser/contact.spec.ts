import type { Page } from '@playwright/test'
import { create as createQrCode } from 'qrcode'
import { pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const ways = ['Phone', 'WhatsApp', 'WeChat']

/** On a phone, one button shows the three. */
async function contactWidget(page: Page, isMobile: boolean) {
  const widget = page.getByRole('region', { name: 'Contact us' })
  if (isMobile) await widget.getByRole('button', { name: 'Contact us' }).press('Enter')
  return widget
}

/** Reads the modules of a QR code from its SVG, which has a margin of one module; dark is 1. */
async function modulesOf(image: SVGElement | HTMLElement, size: number): Promise<string> {
  if (!(image instanceof HTMLImageElement)) return ''
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = 8
  const drawn = (size + 2) * scale
  canvas.width = drawn
  canvas.height = drawn
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, drawn, drawn)
  const dark = (x: number, y: number) => (context?.getImageData(x, y, 1, 1).data[0] ?? 255) < 128
  return ''.concat(
    ...Array.from({ length: size * size }, (_, place) => {
      const [column, row] = [place % size, Math.floor(place / size)]
      return dark((column + 1.5) * scale, (row + 1.5) * scale) ? '1' : '0'
    }),
  )
}

test('G6: three buttons open the phone and the two chats, also by keyboard, and closing returns the focus', {
  tag: '@both',
}, async ({ page, open, isMobile }) => {
  await open('/')
  const widget = await contactWidget(page, isMobile)
  await expect(widget.getByRole('button')).toHaveCount(isMobile ? 4 : 3)
  for (const way of ways) {
    const button = widget.getByRole('button', { name: way, exact: true })
    await button.press('Enter')
    const dialog = page.getByRole('dialog', { name: way, exact: true })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
})

for (const { name, url, control } of [
  { name: 'the arrow of a row', url: '/', control: { role: 'button', name: /^Next/ } },
  { name: 'a sentence', url: pageUrl('en', 'about'), control: { role: 'paragraph', name: '' } },
] as const) {
  test(`G6: on a phone, the bar covers nothing: ${name}`, { tag: '@phone' }, async ({ page, open }) => {
    await open(url)
    const target = page
      .getByRole('main')
      .getByRole(control.role, control.name === '' ? {} : { name: control.name })
      .last()
    // From below, because the bar is hidden while the page is scrolled down.
    await scrollTo(page, 100_000)
    await target.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const widget = page.getByRole('region', { name: 'Contact us' })
    await expect(widget).toBeVisible()
    const bar = await widget.boundingBox()
    const box = await target.boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0)
    // As wide as the screen, because a narrower bar would cover the ends of lines.
    expect(bar).toMatchObject({ x: 0, width: 360 })
  })
}

const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

test('G6: on a phone, the bar is hidden while the page is scrolled down', { tag: '@phone' }, async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  const widget = page.getByRole('region', { name: 'Contact us' })
  await expect(widget).toBeVisible()
  await scrollTo(page, 400)
  await expect(widget).toBeHidden()
  await scrollTo(page, 300)
  await expect(widget).toBeVisible()
})

test('G6: on a phone, the bar is hidden over a form and on paper', { tag: '@phone' }, async ({ page, open }) => {
  await open(pageUrl('en', 'feedback'))
  const widget = page.getByRole('region', { name: 'Contact us' })
  await scrollTo(page, 100_000)
  const field = page.getByRole('main').getByRole('textbox').last()
  await field.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(widget).toBeHidden()

  await scrollTo(page, 0)
  await open(pageUrl('en', 'about'))
  await expect(widget).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(widget).toBeHidden()
})

test('G6: on a phone, Back and Escape fold the three buttons', { tag: '@phone' }, async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  const widget = await contactWidget(page, true)
  const phone = widget.getByRole('button', { name: 'Phone' })
  await expect(phone).toBeVisible()
  await page.goBack()
  await expect(phone).toBeHidden()
  await expect(page).toHaveURL(pageUrl('en', 'about'))
  await contactWidget(page, true)
  await expect(phone).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(phone).toBeHidden()
})

test('G6: phone numbers are tel links and email addresses are mailto links', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  await open(pageUrl('en', 'product', { id: 'HB-7830' }))
  await contactWidget(page, isMobile)
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Phone' })
  const foot = page.getByRole('contentinfo')
  for (const place of [dialog, foot]) {
    await expect(place.locator('a', { hasText: '+65 6100 0000' })).toHaveAttribute('href', 'tel:+6561000000')
    await expect(place.locator('a', { hasText: 'service@' })).toHaveAttribute('href', 'mailto:service@solenne.example.com')
  }
  const loose = await page
    .getByText('+65 6100 0000')
    .evaluateAll((places) => places.filter((place) => !place.closest('a[href^="tel:"]')).length)
  expect(loose).toBe(0)
})

for (const { way, link } of [
  { way: 'WhatsApp', link: 'https://wa.me/6561000000' },
  { way: 'WeChat', link: 'https://wechat.example.com/solenne_sg' },
]) {
  test(`G6: the QR code of ${way} encodes the link from the content`, async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: way, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: way, exact: true })
    await expect(dialog.getByRole('link')).toHaveAttribute('href', link)

    const { modules } = createQrCode(link, { errorCorrectionLevel: 'M' })
    const expected = [...modules.data].map((dark) => (dark ? '1' : '0')).join('')
    expect(await dialog.getByRole('img', { name: `QR code: ${way}` }).evaluate(modulesOf, modules.size)).toBe(expected)
  })
}

test('G7: the footer has contact details, the products and the social links', async ({ page, open }) => {
  await open('/')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByText('21 Kiln Lane, #03-08, Singapore 409999')).toBeVisible()
  await expect(foot.getByText('Daily, 9 am to 7 pm')).toBeVisible()
  await expect(foot.getByRole('list', { name: 'Follow us' }).getByRole('link').first()).toHaveAttribute('rel', /noopener/)
  await foot.getByRole('link', { name: 'Microwave ovens' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '5' }))
})

test('G7: on a phone, the headings of the footer show their links', { tag: '@phone' }, async ({ page, open }) => {
  await open('/')
  const foot = page.getByRole('contentinfo')
  const link = foot.getByRole('link', { name: 'Microwave ovens' })
  const heading = foot.getByRole('button', { name: 'Products' })
  await expect(link).toBeHidden()
  await heading.tap()
  await expect(heading).toHaveAttribute('aria-expanded', 'true')
  await link.tap()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '5' }))
})
