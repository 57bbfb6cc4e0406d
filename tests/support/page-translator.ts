import type { Page } from '@playwright/test'

/**
 * Does to a page what a browser's translator does: puts each text into an element of its own and throws the text node away, and goes on
 * doing so with texts that come later. The words stay as they are, so a translated page can be compared with another one.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const leftAlone = 'script, style, noscript, textarea, option, svg, font'
    const swap = (node: Node) => {
      if (node instanceof Text) {
        const { parentElement } = node
        if (!parentElement || parentElement.closest(leftAlone) || node.data.trim() === '') return
        const translation = document.createElement('font')
        translation.append(document.createElement('font'))
        translation.firstElementChild?.append(node.data)
        node.replaceWith(translation)
      } else for (const child of [...node.childNodes]) swap(child)
    }
    swap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) swap(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** What somebody reads on the page. Without spaces: the elements of a translation may add some. */
export function shownText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden may differ.
  return page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ''))
}
