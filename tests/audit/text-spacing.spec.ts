import { expect, type Page } from '@playwright/test'
import { hydrated } from '#tests/support/browser-test.ts'
import { sizes, test } from './audit-test.ts'
import { overflow } from './page-audits.ts'
import { everyScreen } from './screens.ts'

const soft = expect.configure({ soft: true })

/** What WCAG 1.4.12 lets people set. An adopted stylesheet, which the content security policy does not block. */
const spaced = (page: Page) =>
  page.evaluate(async () => {
    const sheet = await new CSSStyleSheet().replace(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

/** Texts that their box cuts off, so that nobody can read or scroll to their end. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const range = document.createRange()
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element)
      const cuts = { across: isCutting(style.overflowX), down: isCutting(style.overflowY) }
      if ((!cuts.across && !cuts.down) || !element.checkVisibility() || style.clipPath !== 'none') return []
      const box = element.getBoundingClientRect()
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const cut: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const isShown = parent?.checkVisibility({ visibilityProperty: true }) && !parent.closest('.visually-hidden, option')
        if (!isShown || !node.textContent?.trim()) continue
        range.selectNodeContents(node)
        const text = range.getBoundingClientRect()
        const isCut =
          (cuts.across && (text.right > box.right + 1 || text.left < box.left - 1)) || (cuts.down && text.bottom > box.bottom + 1)
        if (isCut) cut.push(`“${node.textContent.trim().slice(0, 60)}” in ${element.tagName} ${element.className}`)
      }
      return cut
    })
  })

for (const size of sizes) {
  // The page of a feature is shown in a frame and has no header.
  for (const { name, urlIn } of everyScreen.filter((screen) => screen.name !== 'feature')) {
    test(`G12: with more space between lines, words and letters, no text is cut off and nothing scrolls sideways, ${name}, ${size}`, async ({
      sample,
      visit,
    }) => {
      const url = urlIn(sample, 'id')
      test.skip(url === undefined, 'this content has no such page')
      const { page } = await visit({ size, language: 'id', isStill: true })
      await page.goto(url ?? '/', { waitUntil: 'load' })
      await hydrated(page)
      const before = await cutTexts(page)
      await spaced(page)
      await soft.poll(() => overflow(page), 'pixels of sideways scroll').toBe(0)
      soft((await cutTexts(page)).filter((text) => !before.includes(text))).toEqual([])
    })
  }
}
