import type { Page } from '@playwright/test'

/** What WCAG 1.4.12 lets people set. An adopted stylesheet, which the content security policy does not block. */
export const spaced = (page: Page) =>
  page.evaluate(async () => {
    const sheet = await new CSSStyleSheet().replace(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

/** Texts that their box cuts off, so that nobody can read or scroll to their end. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const range = document.createRange()
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element)
      const cuts = { across: isCutting(style.overflowX), down: isCutting(style.overflowY) }
      if ((!cuts.across && !cuts.down) || !element.checkVisibility() || style.clipPath !== 'none') return []
      const box = element.getBoundingClientRect()
      /** Whether somebody can scroll to it within the element. */
      const isInScroller = (text: Element, axis: 'overflowX' | 'overflowY') => {
        for (let above: Element | null = text; above && above !== element; above = above.parentElement)
          if (/auto|scroll/.test(getComputedStyle(above)[axis])) return true
        return false
      }
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const cut: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden, option')) continue
        if (!node.textContent?.trim()) continue
        range.selectNodeContents(node)
        const text = range.getBoundingClientRect()
        const isCut =
          (cuts.across && (text.right > box.right + 1 || text.left < box.left - 1) && !isInScroller(parent, 'overflowX')) ||
          (cuts.down && text.bottom > box.bottom + 1 && !isInScroller(parent, 'overflowY'))
        if (isCut) cut.push(`“${node.textContent.trim().slice(0, 60)}” in ${element.tagName} ${element.className}`)
      }
      return cut
    })
  })
