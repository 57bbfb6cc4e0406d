import { languageNames } from '#contract/languages.ts'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

for (const language of languageNames) {
  test(`G7: the footer stays within the page’s margins on windows of 1024 to 1440 px (${language})`, async ({ page, open }) => {
    await open(pageUrl(language, 'subscribe'))
    for (const width of [1024, 1152, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const ends = await page
        .getByRole('contentinfo')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right))
      expect(Math.max(...ends), `${width} px`).toBeLessThan(width - 20)
    }
  })
}

for (const path of [pageUrl('en', 'about'), pageUrl('zh-Hans', 'productList', { id: '2' }), pageUrl('en', 'subscribe')]) {
  test(`F1: an empty field in the footer of ${path} gets a red border, and the toast is 90 px from the top of the window`, {
    tag: '@both',
  }, async ({ page, open }) => {
    await open(path)
    const footer = page.getByRole('contentinfo')
    const field = footer.locator('input[name=email]')
    const frame = field.locator('..')
    const borderBefore = await frame.evaluate((element) => getComputedStyle(element).borderColor)
    await footer.locator('button[type=submit]').click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')

    const toast = page.getByRole('status').filter({ hasText: /./ })
    await expect(toast).toBeVisible()
    const box = await toast.locator('p').evaluate((element) => {
      // The animation has an offset of its own.
      for (const animation of element.getAnimations()) animation.finish()
      const { top, left, right, bottom } = element.getBoundingClientRect()
      const isOnTop = !document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element)
      return { top, left, right, isPressedThrough: isOnTop, width: innerWidth }
    })
    expect(box.top).toBe(90)
    expect(box.left).toBeGreaterThan(0)
    expect(box.right).toBeLessThan(box.width)
    expect(box.isPressedThrough, 'a press on a button below it reaches the button').toBe(true)

    const border = await frame.evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish()
      return getComputedStyle(element).borderColor
    })
    expect(border).not.toBe(borderBefore)
    const [red = 0, green = 0, blue = 0] = border.match(/\d+/g)?.map(Number) ?? []
    expect(red - Math.max(green, blue), `${border} is red`).toBeGreaterThan(100)
  })
}

for (const language of languageNames) {
  test(`G12: what toasts have said stays in a list at the end of the page, the newest first (${language})`, {
    tag: language === 'en' ? '@both' : [],
  }, async ({ page, open }) => {
    const t = wordsIn(language)
    const footer = page.getByRole('contentinfo')
    const messages = footer.getByRole('group').filter({ has: page.locator('summary') })
    await open(productListUrl(language, 2))
    await expect(messages).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${t('compare.compare')}`) })
      .click()
    await footer.getByRole('button', { name: t('subscribe.submit') }).click()
    await expect(messages.locator('summary')).toHaveText(t('footer.messages', { count: 2 }))

    // Also on the next page, with the keyboard, without being said again.
    await footer.getByRole('link', { name: t('navigation.accessibility') }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL(pageUrl(language, 'accessibility'))
    await messages.locator('summary').press('Enter')
    const shown = messages.getByRole('listitem')
    await expect(shown).toHaveText([t('subscribe.empty'), t('compare.nothingChosen')])
    await shown.last().scrollIntoViewIfNeeded()
    await expect(shown.last()).toBeInViewport({ ratio: 1 })
    expect(await accessibilityFaults(page, 'footer:not(main *)')).toEqual([])
  })
}
