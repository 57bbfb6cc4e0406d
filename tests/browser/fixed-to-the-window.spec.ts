import { pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const pages = [
  pageUrl('en', 'home'),
  pageUrl('en', 'productList', { id: '2' }),
  pageUrl('en', 'product', { id: 'HB-7830' }),
  pageUrl('en', 'faq'),
  pageUrl('en', 'feedback'),
  pageUrl('en', 'myKitchen'),
  pageUrl('en', 'shopFinder'),
]

for (const url of pages) {
  test(`F: no fixed element on ${url} is inside an element that would make it move when the page scrolls`, {
    tag: '@both',
  }, async ({ page, open }) => {
    await open(url)
    await page.getByRole('banner').getByRole('combobox').or(page.getByRole('banner').getByRole('searchbox')).first().focus()
    const moved = await page.evaluate(() => {
      const isMoving = (style: CSSStyleDeclaration) =>
        [style.transform, style.filter, style.perspective, style.backdropFilter, style.translate, style.rotate, style.scale].some(
          (value) => value !== 'none' && value !== '',
        ) ||
        !['visible', ''].includes(style.contentVisibility) ||
        /layout|paint|strict|content/.test(style.contain) ||
        /transform|filter|perspective|translate/.test(style.willChange)
      return [...document.querySelectorAll('body *')].flatMap((element) => {
        if (getComputedStyle(element).position !== 'fixed') return []
        // The top layer has the window as its frame.
        if (element.closest('dialog, [popover]')) return []
        for (let above = element.parentElement; above; above = above.parentElement)
          if (isMoving(getComputedStyle(above))) return [`${element.className} in ${above.tagName} ${above.className}`]
        return []
      })
    })
    expect(moved).toEqual([])
  })
}
